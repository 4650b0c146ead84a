classdef StringDiagnostic
% MATLAB.UNITTEST.DIAGNOSTICS.STRINGDIAGNOSTIC  A text that says what is wrong.
%   Source: MATLAB documentation, "matlab.unittest.diagnostics.StringDiagnostic".
%#interpreted

properties (SetAccess = private)
    DiagnosticText = ''
end

methods
    function d = StringDiagnostic(text)
        d.DiagnosticText = char(text);
    end

    function diagnose(~)
    end
end
end
