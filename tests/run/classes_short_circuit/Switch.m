classdef Switch
    properties
        v
    end
    methods
        function o = Switch(v)
            o.v = v;
        end
        function r = logical(o)
            r = [o.v] > 0;
        end
    end
end
