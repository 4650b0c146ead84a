classdef Loudness < event.EventData
    properties
        Value
    end
    methods
        function e = Loudness(v)
            e.Value = v;
        end
    end
end
