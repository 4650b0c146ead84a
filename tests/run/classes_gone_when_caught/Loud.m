classdef Loud < handle
    properties
        n = 0
    end
    methods
        function o = Loud(n)
            o.n = n;
        end
        function delete(o)
            fprintf('gone %d\n', o.n);
        end
    end
end
