classdef Node < handle
    % An element of a list.
    properties
        value
        next = []
    end
    methods
        function n = Node(value)
            if nargin > 0
                n.value = value;
            else
                n.value = -1;
            end
        end
        function n = twice(n)
            n.value = 2 * n.value;
        end
    end
end
