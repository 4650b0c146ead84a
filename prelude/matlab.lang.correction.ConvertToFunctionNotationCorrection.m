classdef ConvertToFunctionNotationCorrection
% MATLAB.LANG.CORRECTION.CONVERTTOFUNCTIONNOTATIONCORRECTION  What would have been right: a call of the function, obj.name as
%   name(obj).
%   Source: MATLAB documentation, "matlab.lang.correction.ConvertToFunctionNotationCorrection".

properties (SetAccess = private)
    FunctionName = ""
end

methods
    function c = ConvertToFunctionNotationCorrection(name)
        c.FunctionName = string(name);
    end
end
end
