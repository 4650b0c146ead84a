classdef Slab < Shape
    properties
        w
        h
    end
    methods
        function obj = Slab(name, w, h)
            obj@Shape(name);
            obj.w = w;
            obj.h = h;
        end
        function a = area(obj)
            a = obj.w*obj.h*obj.factor;
        end
    end
end
