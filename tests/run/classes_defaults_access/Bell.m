classdef Bell < handle
    events
        Rung
        Broken
    end
    methods
        function ring(b, n)
            notify(b, 'Rung', Loudness(n));
        end
    end
end
