classdef Point
    % A point of the plane.
    properties
        x = 1
        y = 2
    end
    properties (Constant)
        ORIGIN = [0 0]
    end
    properties (Dependent)
        r
    end
    properties (SetAccess = private)
        moves = 0
    end
    methods
        function obj = Point(x, y)
            if nargin > 0
                obj.x = x;
                obj.y = y;
            end
        end
        function v = get.r(obj)
            v = sqrt(obj.x^2 + obj.y^2);
        end
        function obj = set.x(obj, v)
            if ~isnumeric(v)
                error('Point:class', 'x must be a number');
            end
            obj.x = v;
        end
        function c = plus(a, b)
            c = Point(a.x + b.x, a.y + b.y);
        end
        function tf = eq(a, b)
            tf = a.x == b.x && a.y == b.y;
        end
        function obj = move(obj, dx)
            obj.x = obj.x + dx;
            obj.moves = obj.moves + 1;
        end
        function s = describe(obj)
            s = sprintf('(%g,%g)', obj.x, obj.y);
        end
    end
    methods (Static)
        function p = unit()
            p = Point(1, 0);
        end
    end
end
