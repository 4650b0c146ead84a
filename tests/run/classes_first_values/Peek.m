classdef Peek < handle
    % looks at a property before it assigns it
    properties
        a
        seen
    end
    methods
        function p = Peek(a)
            p.seen = isempty(p.a);
            p.a = a;
            p.a(end + 1) = 2 * a;
        end
    end
end
