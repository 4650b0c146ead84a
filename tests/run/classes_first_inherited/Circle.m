classdef Circle < Shape
    properties
        r
    end
    methods
        function obj = Circle(r)
            obj.r = r;
        end
        function a = area(obj)
            a = 3*(obj.r*obj.scale)^2;
        end
    end
end
