classdef Crate
    % A box whose sides are checked.
    properties
        w (1,1) double {mustBePositive} = 1
        h (1,1) double {mustBePositive} = 1
    end
    properties (Dependent)
        area
    end
    methods
        function c = Crate(w, h)
            c.w = w;
            c.h = h;
        end
        function a = get.area(c)
            a = c.w*c.h;
        end
        function tf = lt(a, b)
            tf = a.area < b.area;
        end
        function c = scale(c, f)
            c.w = c.w*f;
            c.h = c.h*f;
        end
    end
end
