classdef withtol
% WITHTOL  Rows of a timetable by times and how far from them a row may lie: TT(withtol(times, tolerance), :).
%   Source: MATLAB documentation, "withtol".
%#interpreted

properties (Hidden)
    Times
    Tolerance
end

methods
    function w = withtol(times, tolerance)
        if ischar(times) || isstring(times) || iscellstr(times), times = datetime(times); end
        if ~isduration(tolerance)
            error('MATLAB:withtol:InvalidTolerance', 'Tolerance must be a duration.');
        end
        w.Times = times;
        w.Tolerance = tolerance;
    end

    function in = contains(w, times)
        in = false(size(times));
        for k = 1:numel(w.Times)
            in = in | abs(times - w.Times(k)) <= w.Tolerance(min(k, end));
        end
    end
end
end
