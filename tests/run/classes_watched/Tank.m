classdef Tank < handle
    properties (SetObservable, GetObservable)
        Level = 1
    end
    events
        Full
    end
    methods
        function fill(t, much)
            t.Level = t.Level + much;
            if t.Level > 5
                notify(t, 'Full');
            end
        end
    end
end
