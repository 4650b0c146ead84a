classdef (Abstract) Shape < handle
  properties (Abstract)
    Sides
  end
  properties
    Name = 'shape'
  end
  methods (Abstract)
    a = area(obj)
  end
  methods
    function describe(obj)
      fprintf('%s with area %.2f\n', obj.Name, obj.area());
    end
  end
end
