classdef Acc < handle
    properties
        Total = 0
        N = 0
    end
    methods
        function add(o, x)
            o.Total = o.Total + x;
            o.N = o.N + 1;
        end
        function m = mean(o)
            m = o.Total / o.N;
        end
    end
end
