classdef Chain < handle
    % A handle class that generated programs use: a list of links.
    properties
        value
        next = []
        count = 0
    end
    methods
        function o = Chain(v)
            if nargin > 0
                o.value = v;
            end
        end
        function n = append(o, v)
            n = Chain(v);
            n.next = o.next;
            o.next = n;
            o.count = o.count + 1;
        end
        function n = len(o)
            n = 1;
            at = o;
            while ~isempty(at.next)
                at = at.next;
                n = n + 1;
            end
        end
        function r = sum(o)
            r = o.value;
            if ~isempty(o.next)
                r = r + o.next.sum();
            end
        end
        function n = last(o)
            n = o;
            while ~isempty(n.next)
                n = n.next;
            end
        end
        function each(o, f)
            at = o;
            while ~isempty(at)
                f(at.value);
                at = at.next;
            end
        end
    end
end
