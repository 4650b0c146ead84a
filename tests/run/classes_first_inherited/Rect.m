classdef Rect < Shape
    properties
        w
        h
        note
    end
    methods
        function obj = Rect(w, h)
            obj.w = w;
            obj.h = h;
        end
        function a = area(obj)
            a = obj.w*obj.h*obj.scale^2;
        end
    end
end
