classdef Unclosed
    properties
        x
    end
    methods
        function o = Unclosed(x)
            o.x = x + ;
        end
    end
end
