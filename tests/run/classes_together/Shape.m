classdef (Abstract) Shape < handle
  properties
    Name = 'shape'
  end
  properties (SetAccess = protected)
    Count = 0
  end
  properties (Dependent)
    Label
  end
  properties (Constant)
    Sides = [3 4 5];
    Tag = 'T';
  end
  events
    Changed
    Gone
  end
  methods (Abstract)
    a = area(obj)
  end
  methods
    function obj = Shape(name)
      if nargin > 0, obj.Name = name; end
    end
    function l = get.Label(obj)
      l = sprintf('<%s:%g>', obj.Name, obj.area());
    end
    function set.Name(obj, v)
      if ~ischar(v), error('Shape:name', 'Name must be text, not %s.', class(v)); end
      obj.Name = upper(v);
    end
    function bump(obj, n)
      if nargin < 2, n = 1; end
      obj.Count = obj.Count + n;
      notify(obj, 'Changed');
    end
    function [a, n, varargout] = info(obj, varargin)
      a = obj.area(); n = numel(varargin);
      for k = 1:nargout-2, varargout{k} = varargin{k}; end
    end
    function tf = lt(a, b), tf = a.area() < b.area(); end
    function r = plus(a, b), r = geo.Sq(a.area() + b.area()); end
  end
  methods (Static)
    function s = make(kind, varargin)
      switch kind
        case 'sq', s = geo.Sq(varargin{:});
        otherwise, error('Shape:kind', 'No such kind: %s', kind);
      end
    end
  end
  methods (Access = private)
    function secret(~), disp('secret'); end
  end
  methods
    function reveal(obj), obj.secret(); end
  end
end
