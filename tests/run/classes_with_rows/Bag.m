classdef Bag < handle
    % Holds rows that grow.
    properties
        items = {}
        numbers = []
    end
    properties (SetAccess = private)
        log = {}
    end
    methods
        function add(b, k)
            b.items{end+1} = k;
            b.numbers(end+1) = k;
            b.log{end+1} = sprintf('added %d', k);
        end
        function join(b, k)
            b.items = [b.items, {k}];
            b.numbers = [b.numbers, k];
        end
    end
end
