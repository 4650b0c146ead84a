classdef ReplaceIdentifierCorrection
% MATLAB.LANG.CORRECTION.REPLACEIDENTIFIERCORRECTION  What would have been right: another name in place of one.
%   Source: MATLAB documentation, "matlab.lang.correction.ReplaceIdentifierCorrection".

properties (SetAccess = private)
    Identifier = ""
    Replacement = ""
end

methods
    function c = ReplaceIdentifierCorrection(name, replacement)
        c.Identifier = string(name);
        c.Replacement = string(replacement);
    end
end
end
