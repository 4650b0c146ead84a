classdef Typed
    properties
        n (1,1) double = 1
        v (1,:) double = [1 2 3]
        f (1,1) logical = false
        k int32 = 5
        s string = "a"
        p (1,1) double {mustBePositive} = 1
        e (1,1) double
    end
    methods
        function t = setall(t, x)
            t.n = x; t.f = x > 2; t.k = x; t.s = 'txt'; t.v(end+1) = x;
        end
    end
end
