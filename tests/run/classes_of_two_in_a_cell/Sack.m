classdef Sack < Bag
    properties
        scale = 2
    end
    methods
        function add(b, x)
            add@Bag(b, x*b.scale);
        end
    end
end
