classdef Acc < handle
  properties (Access = private), total = 0; items = {}; end
  properties (Dependent), N; end
  methods
    function o = add(o, v), o.total = o.total + v; o.items{end+1} = v; end
    function n = get.N(o), n = numel(o.items); end
    function r = result(o), r = o.total; end
    function o = reset(o), o.total = 0; o.items = {}; end
  end
  methods (Static)
    function o = create(varargin)
      o = Acc; for k = 1:numel(varargin), o.add(varargin{k}); end
    end
  end
end
