classdef Circle < Shape
  properties
    Sides = 0
    R = 1
  end
  properties (Dependent)
    Diameter
  end
  properties (Constant)
    PI = 3.14
  end
  properties (SetAccess = private, GetAccess = public)
    Count = 0
  end
  properties (Access = private)
    Secret = 42
  end
  events
    Resized
  end
  methods
    function obj = Circle(r, name)
      if nargin > 0, obj.R = r; end
      if nargin > 1, obj.Name = name; end
    end
    function a = area(obj)
      a = obj.PI * obj.R^2;
    end
    function d = get.Diameter(obj), d = 2*obj.R; end
    function set.Diameter(obj, d), obj.R = d/2; end
    function set.R(obj, r)
      if r < 0, error('Circle:neg','Radius must be nonnegative'); end
      obj.R = r; 
      obj.Count = obj.Count + 1;
      notify(obj,'Resized');
    end
    function s = secret(obj), s = obj.Secret; end
  end
  methods (Static)
    function c = unit(), c = Circle(1,'unit'); end
    function r = twice(x), r = 2*x; end
  end
  methods (Access = private)
    function hidden(obj), disp('hidden'); end
  end
  methods (Access = protected)
    function prot(obj), disp('prot'); end
  end
end
