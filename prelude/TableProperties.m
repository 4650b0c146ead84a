classdef TableProperties
% TABLEPROPERTIES  What the Properties of a table are: T.Properties. Source: MATLAB documentation, "table".
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
    RowNames = {}
end

properties (Hidden)
    CustomProperties = struct()
end

methods
    function p = TableProperties(s)
        for name = reshape(fieldnames(s), 1, [])
            p.(name{1}) = s.(name{1});
        end
    end

    function disp(p)
        mc_show_properties(p);
    end
end
end
