classdef Knot < handle
    % assigns two properties at once, one never
    properties
        key
        next
        extra
    end
    methods
        function k = Knot(key, next)
            k.key = key;
            k.next = next;
        end
    end
end
