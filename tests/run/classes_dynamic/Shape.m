classdef (Abstract) Shape < handle & matlab.mixin.Heterogeneous
  properties
    Name (1,1) string = "shape"
  end
  properties (Abstract)
    Sides
  end
  properties (SetAccess = immutable)
    Id
  end
  methods (Abstract)
    a = area(o)
  end
  methods
    function o = Shape(n), if nargin, o.Name = n; end, o.Id = 7; end
    function describe(o), fprintf('%s with area %.2f\n', o.Name, o.area); end
  end
  methods (Sealed)
    function r = tag(o), r = "tag-" + o.Name; end
  end
  methods (Access = protected)
    function r = hidden(o), r = 'protected'; end
  end
end
