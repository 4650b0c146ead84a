classdef Knot < handle
    % A place in a chain: what it holds and its neighbours, which may be missing.
    properties
        value = 0
        before
        behind = []
    end
    methods
        function k = Knot(value)
            k.value = value;
        end
        function leave(k)
            k.before.behind = k.behind;
            if ~isempty(k.behind)
                k.behind.before = k.before;
            end
            k.before = [];
            k.behind = [];
        end
        function follow(k, other)
            k.before = other;
            k.behind = other.behind;
            if ~isempty(other.behind)
                other.behind.before = k;
            end
            other.behind = k;
        end
        function n = length(k)
            n = 1;
            while ~isempty(k.behind)
                k = k.behind;
                n = n + 1;
            end
        end
        function v = twice(k)
            v = 2 * k.value;
        end
        function delete(k)
            if k.value < 0
                fprintf('gone: %d\n', k.value);
            end
        end
    end
end
