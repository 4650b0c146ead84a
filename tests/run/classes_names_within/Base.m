classdef Base
    properties
        v = 1
    end
    methods
        function b = Base(v)
            if nargin > 0, b.v = v; end
        end
        function r = plusOne(b, x)
            arguments
                b (1,1) Base
                x (1,:) double = 0
            end
            r = b.v + x + 1;
        end
    end
end
