classdef Link < handle
    % A link of a chain: what it holds, and its neighbours.
    properties
        key = 0
        value = 0
        before
        behind
    end
    methods
        function link = Link(key, value)
            link.key = key;
            link.value = value;
        end

        function leave(link)
            % LEAVE  The neighbours become each other's.
            link.before.behind = link.behind;
            link.behind.before = link.before;
        end

        function follow(link, other)
            % FOLLOW  Stands behind the other.
            link.before = other;
            link.behind = other.behind;
            other.behind.before = link;
            other.behind = link;
        end
    end
end
