classdef Source < handle
    % Tells what it is given.
    properties (SetObservable)
        level = 0
        name = 'source'
    end
    events
        Filled
    end
    methods
        function pour(s, amount)
            s.level = s.level + amount;
            if s.level > 10
                notify(s, 'Filled');
            end
        end
    end
end
