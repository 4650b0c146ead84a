classdef Held
    % A value that holds a counter, which it shares.
    properties
        by
        times = 1
    end
    methods
        function h = Held(by)
            h.by = by;
        end
        function h = twice(h)
            h.by.up();
            h.by.up();
            h.times = h.times * 2;
        end
    end
end
