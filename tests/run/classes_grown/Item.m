classdef Item
    properties
        v = 1
        tag = 'new'
    end
    methods
        function o = Item(v)
            if nargin > 0
                o.v = v;
            else
                o.v = -1;
            end
        end
    end
end
