classdef Sq < Shape
  properties (Access = private)
    s = 0
  end
  properties
    cb = []
    hist = {}
  end
  methods
    function obj = Sq(s)
      obj@Shape('sq');
      if nargin, obj.s = s; end
    end
    function a = area(obj), a = obj.s^2; end
    function set.cb(obj, f), obj.cb = f; obj.hist{end+1} = func2str(f); end
    function r = run(obj, varargin), r = obj.cb(varargin{:}); end
    function bump(obj, varargin)
      bump@Shape(obj, varargin{:});
      obj.s = obj.s + 1;
    end
    function disp(obj), fprintf('  Sq %g\n', obj.s); end
  end
end
