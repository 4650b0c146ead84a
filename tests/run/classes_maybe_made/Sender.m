classdef Sender < handle
    events
        Sent
    end
    methods
        function send(s)
            notify(s, 'Sent');
        end
    end
end
