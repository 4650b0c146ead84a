classdef Place
    properties
        at = 1
    end
    properties (Dependent)
        double_at
        broken
        unread
    end
    methods
        function o = Place(at)
            if nargin, o.at = at; end
        end
        function v = get.double_at(o)
            v = 2 * o.at;
        end
        function v = get.broken(o) %#ok
            error('Place:broken', 'this cannot be read');
        end
        function k = subsindex(o)
            k = o.at - 1;
        end
        function t = logical(o)
            t = o.at > 1;
        end
    end
end
