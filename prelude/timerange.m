classdef timerange
% TIMERANGE  Rows of a timetable by an interval of their times: TT(timerange(t1, t2), :).
%   timerange(t1, t2, kind) with kind 'openright' (the default), 'closed', 'open', 'openleft',
%   'closedleft' or 'closedright', or a unit of time that T1 lies in. Source: MATLAB documentation.
%#interpreted

properties (Hidden)
    Low
    High
    Kind = 'openright'
end

methods
    function r = timerange(low, high, kind)
        if ischar(low) || isstring(low), low = timerange.read(low); end
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

    function display(r)
        name = inputname(1);
        if isempty(name), name = 'ans'; end
        fprintf('%s =\n%s', name, mc_gap());
        disp(r);
    end

    function disp(r)
        timerange.show('timetable timerange', r.told(), 'Select Timetable Data by Row Time and Variable Type');
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

methods (Hidden)
    function lines = told(r)
        % What the range selects, in two lines.
        switch r.Kind
            case {'openright', 'closedleft'}, [kind, ends] = deal('half-open', '[)');
            case {'openleft', 'closedright'}, [kind, ends] = deal('half-open', '(]');
            case 'open', [kind, ends] = deal('open', '()');
            otherwise, [kind, ends] = deal('closed', '[]');
        end
        lines = {sprintf('Select timetable rows with times in the %s interval:', kind), ...
            sprintf('%c%s, %s%c', ends(1), timerange.shown(r.Low), timerange.shown(r.High), ends(2))};
    end
end

methods (Static, Hidden)
    function show(kind, lines, page)
        % Display of a subscript of tables: its kind, what it selects, and the page that tells more.
        fprintf('\t%s subscript:\n\n', kind);
        fprintf('\t\t%s\n', lines{:});
        fprintf('\n\tSee %s.\n\n', page);
    end
    function t = read(text)
        % A time, or a year or month alone.
        if all(cellfun(@isempty, regexp(cellstr(text), '^\d{4}(-\d{2})?$', 'once')))
            t = datetime(text);
        elseif strlength(text) == 4
            t = datetime(str2double(text), 1, 1);
        else
            t = datetime(text, 'InputFormat', 'uuuu-MM');
        end
    end
    function text = shown(t)
        if isdatetime(t) && isfinite(t), t.Format = 'dd-MMM-uuuu HH:mm:ss'; end
        text = char(t);
    end
end
end
