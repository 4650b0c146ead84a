classdef timerange
% TIMERANGE  Rows of a timetable by an interval of their times: TT(timerange(t1, t2), :).
%   timerange(t1, t2, kind) with kind 'openright' (the default), 'closed', 'open', 'openleft',
%   'closedleft' or 'closedright', or a unit of time that T1 lies in. Source: MATLAB documentation.

properties (Hidden)
    Low
    High
    Kind = 'openright'
end

methods
    function r = timerange(low, high, kind)
        if ischar(low) || isstring(low), low = datetime(low); end
        units = {'year', 'years', 'quarter', 'quarters', 'month', 'months', 'week', 'weeks', 'day', 'days', 'hour', 'hours', 'minute', 'minutes', 'second', 'seconds'};
        if (ischar(high) || isstring(high)) && any(strcmpi(high, units))
            unit = regexprep(lower(char(high)), 's$', '');
            r.Low = dateshift(low, 'start', unit);
            r.High = r.Low + timetable.step(unit);
            return
        end
        if ischar(high) || isstring(high), high = datetime(high); end
        % Infinities have no end.
        if isnumeric(low) && isdatetime(high), low = high + days(low); end
        if isnumeric(high) && isdatetime(low), high = low + days(high); end
        if isnumeric(low) && isduration(high), low = seconds(low); end
        if isnumeric(high) && isduration(low), high = seconds(high); end
        r.Low = low;
        r.High = high;
        if nargin > 2
            r.Kind = validatestring(kind, {'openright', 'closed', 'open', 'openleft', 'closedleft', 'closedright'});
        end
    end

    function in = contains(r, times)
        switch r.Kind
            case {'openright', 'closedleft'}, in = times >= r.Low & times < r.High;
            case {'openleft', 'closedright'}, in = times > r.Low & times <= r.High;
            case 'open', in = times > r.Low & times < r.High;
            otherwise, in = times >= r.Low & times <= r.High;
        end
    end
end
end
