classdef Tolerance
% MATLAB.UNITTEST.CONSTRAINTS.TOLERANCE  How much a value may differ from the one that is expected: tolerances joined
%   by | are met where one of them is.
%   Source: MATLAB documentation, "matlab.unittest.constraints.Tolerance".
%#interpreted

properties
    Absolute = []
    Relative = []
end

methods
    function c = or(a, b)
        c = a;
        if ~isempty(b.Absolute), c.Absolute = b.Absolute; end
        if ~isempty(b.Relative), c.Relative = b.Relative; end
    end

    function c = and(~, ~) %#ok<STOUT>
        error('tame:unsupported', 'Tolerances that must all be met are not supported.');
    end
end
end
