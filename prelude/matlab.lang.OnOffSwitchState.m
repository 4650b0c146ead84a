classdef OnOffSwitchState < logical
% MATLAB.LANG.ONOFFSWITCHSTATE  On and off as logical values: what properties take that are 'on' or 'off', true or false.
%   Source: MATLAB documentation, "matlab.lang.OnOffSwitchState".

enumeration
    off (false)
    on (true)
end
end
