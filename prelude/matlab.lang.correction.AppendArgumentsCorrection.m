classdef AppendArgumentsCorrection
% MATLAB.LANG.CORRECTION.APPENDARGUMENTSCORRECTION  What would have been right: arguments behind those of the call.
%   Source: MATLAB documentation, "matlab.lang.correction.AppendArgumentsCorrection".

properties (SetAccess = private)
    Arguments = string.empty
end

methods
    function c = AppendArgumentsCorrection(arguments)
        c.Arguments = reshape(string(arguments), 1, []);
    end
end
end
