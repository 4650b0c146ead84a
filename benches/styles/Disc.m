classdef Disc < Shape
    properties
        r
    end
    methods
        function obj = Disc(name, r)
            obj@Shape(name);
            obj.r = r;
        end
        function a = area(obj)
            a = pi*obj.r^2*obj.factor;
        end
    end
end
