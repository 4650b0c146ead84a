classdef Branch < handle
    % A node of a search tree: its key, what it holds, and what lies below it.
    properties
        key
        held
        less
        more
    end
    methods
        function b = Branch(key, held)
            b.key = key;
            b.held = held;
        end
    end
end
