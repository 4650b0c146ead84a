classdef Basin < handle
    % Takes over what its source has when it is told.
    properties
        taken = 0
        rounds = 0
        top = []
    end
    methods
        function b = Basin(source)
            if nargin > 0
                addlistener(source, 'Filled', @(from, about) b.empty(from, about));
            end
        end
        function empty(b, from, ~)
            b.taken = b.taken + from.level;
            b.rounds = b.rounds + 1;
            from.level = 0;
        end
    end
end
