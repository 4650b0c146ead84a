classdef Whole < matlab.mixin.CustomDisplay
    properties
        A = 1
    end
    methods (Access = protected)
        function displayScalarObject(o)
            fprintf('whole %s %d\n', matlab.mixin.CustomDisplay.getClassNameForHeader(o), o.A);
        end
    end
end
