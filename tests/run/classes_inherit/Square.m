classdef Square < Shape
    properties
        side = 2
    end
    methods
        function s = Square(side)
            if nargin, s.side = side; end
        end
        function a = area(s), a = s.side^2; end
        function s = grow(s, k)
            s = s.grow@Shape(k);
        end
    end
end
