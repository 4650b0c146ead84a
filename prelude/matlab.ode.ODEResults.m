classdef ODEResults
% MATLAB.ODE.ODERESULTS  What solve makes of an ode: Time and Solution, and the events where the problem has some.
%   Source: MATLAB documentation, "ODEResults".

properties
    Time = []
    Solution = []
    EventTime = []
    EventSolution = []
    EventIndex = []
    Sensitivity = []
end
properties (Hidden)
    Watched = false
end

methods
    function disp(S)
        s = struct('Time', S.Time, 'Solution', S.Solution);
        if S.Watched
            s.EventTime = S.EventTime;
            s.EventSolution = S.EventSolution;
            s.EventIndex = S.EventIndex;
        end
        fprintf('  ODEResults with properties:\n%s%s', mc_gap(), evalc('disp(s)'));
    end
end
end
