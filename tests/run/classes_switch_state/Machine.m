classdef Machine
    properties
        Power (1,1) matlab.lang.OnOffSwitchState = 'off'
        Monitor (1,1) matlab.lang.OnOffSwitchState = 'off'
    end
    methods
        function tf = isOn(m)
            tf = m.Power && m.Monitor;
        end
    end
end
