classdef Point
    properties
        X = 0
        Y = 0
    end
    properties (Dependent)
        R
    end
    properties (Hidden)
        H = 1
    end
    methods
        function p = Point(x, y)
            if nargin > 0, p.X = x; end
            if nargin > 1, p.Y = y; end
        end
        function r = get.R(p), r = hypot(p.X, p.Y); end
    end
end
