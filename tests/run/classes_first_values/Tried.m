classdef Tried < handle
    % an assignment that fails is caught
    properties
        low
        high
    end
    methods
        function t = Tried(low, high)
            try
                t.low = low;
                t.high = high;
            catch e
                disp(e.message);
            end
        end
        function set.high(t, v)
            if ~isempty(t.low) && v < t.low
                error('Tried:order', 'high is below low');
            end
            t.high = v;
        end
    end
end
