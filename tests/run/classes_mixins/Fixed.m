classdef Fixed
    properties (SetAccess = immutable)
        A
    end
    methods
        function o = Fixed(a)
            o.A = a;
        end
        function o = change(o)
            o.A = 0;
        end
    end
end
