classdef Circle < Shape
    properties
        r = 1
    end
    methods
        function c = Circle(r, id)
            if nargin < 2, id = -1; end
            c@Shape('circle', id);
            c.r = r;
            c.hidden = c.hidden + 1;
        end
        function a = area(c)
            a = 3 * c.r^2 * c.scale^2;
        end
        function h = look(c), h = c.hidden; end
        function c = grow(c, k)
            c = grow@Shape(c, k * 10);
        end
    end
end
