classdef Source < handle
    properties
        Count = 0
    end
    properties (SetObservable, AbortSet)
        Level = 1
    end
    events
        Tick
    end
    methods
        function go(o)
            notify(o, 'Tick');
        end
        function onTick(o, ~, event)
            o.Count = o.Count + 1;
            fprintf('%s %d\n', event.EventName, o.Count);
        end
        function r = add(o, x, y)
            r = o.Count + x + y;
        end
    end
end
