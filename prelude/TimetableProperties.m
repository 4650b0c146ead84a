classdef TimetableProperties
% TIMETABLEPROPERTIES  What the Properties of a timetable are. Source: MATLAB documentation, "timetable".
%#interpreted

properties
    Description = ''
    UserData = []
    DimensionNames = {}
    VariableNames = {}
    VariableTypes = strings(1, 0)
    VariableDescriptions = {}
    VariableUnits = {}
    VariableContinuity = []
    RowTimes = []
    StartTime = []
    SampleRate = NaN
    TimeStep = NaN
    Events = []
end

properties (Hidden)
    CustomProperties = struct()
end

methods
    function p = TimetableProperties(s)
        for name = reshape(fieldnames(s), 1, [])
            p.(name{1}) = s.(name{1});
        end
    end

    function disp(p)
        mc_show_properties(p);
    end
end
end
