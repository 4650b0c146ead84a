classdef Tally
    properties (SetAccess = private)
        n = 0
        sum = 0
    end
    properties (Access = private)
        last = -1
    end
    methods
        function t = add(t, x)
            t.n = t.n + 1;
            t.sum = t.sum + x;
            t.last = x;
        end
        function x = latest(t)
            x = t.last;
        end
    end
end
