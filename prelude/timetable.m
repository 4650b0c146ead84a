classdef timetable < table
% TIMETABLE  A table whose rows have times: datetimes or durations.
%   timetable(times, v1, v2, ..., 'VariableNames', names), timetable(v1, ..., 'RowTimes', times),
%   timetable(v1, ..., 'TimeStep', dt, 'StartTime', t0), timetable(v1, ..., 'SampleRate', f).
%   Source: MATLAB documentation, "timetable". The times are kept by the class table.

methods
    function T = timetable(varargin)
        T.Extra.DimensionNames = {'Time', 'Variables'};
        options = {'RowTimes', 'VariableNames', 'DimensionNames', 'SampleRate', 'TimeStep', 'StartTime', 'Size', 'VariableTypes'};
        o = struct('StartTime', seconds(0));
        started = false;
        first = nargin + 1;
        for k = 1:nargin - 1
            x = varargin{k};
            if (ischar(x) && isrow(x) || isstring(x) && isscalar(x)) && any(strcmpi(x, options)) && mod(nargin - k, 2) == 1
                first = k;
                break
            end
        end
        for k = first:2:nargin - 1
            at = find(strcmpi(varargin{k}, options));
            if isempty(at)
                error('MATLAB:table:parseArgs:BadParamName', 'Invalid parameter name: %s.', char(varargin{k}));
            end
            o.(options{at}) = varargin{k + 1};
            started = started || strcmp(options{at}, 'StartTime');
        end
        n = first - 1;
        names = cell(1, n);
        for k = 1:n
            names{k} = inputname(k);
        end
        values = varargin(1:n);
        timed = isfield(o, 'RowTimes') || isfield(o, 'SampleRate') || isfield(o, 'TimeStep');
        times = seconds(zeros(0, 1));
        if ~timed && n > 0
            times = values{1};
            if ~(isdatetime(times) || isduration(times))
                error('MATLAB:timetable:NoTimeVector', 'No row times specified. Specify row times with a datetime or duration vector as the first input, or with ''RowTimes'', ''SampleRate'' or ''TimeStep''.');
            end
            if ~isempty(names{1})
                T.Extra.DimensionNames{1} = names{1};
            end
            values(1) = [];
            names(1) = [];
        end
        h = cellfun(@(v) size(v, 1), values);
        rows = numel(times);
        if isfield(o, 'Size')
            rows = o.Size(1);
            types = cellstr(o.VariableTypes);
            values = cellfun(@(t) table.blank(t, rows), reshape(types, 1, []), 'UniformOutput', false);
            names = cell(1, numel(values));
        elseif ~isempty(h)
            if any(h ~= h(1))
                error('MATLAB:table:UnequalVarLengths', 'All table variables must have the same number of rows.');
            end
            if timed
                rows = h(1);
            elseif rows ~= h(1)
                error('MATLAB:timetable:IncorrectNumberOfRowTimes', 'The length of the RowTimes vector must equal the number of rows in the variables.');
            end
        end
        if isfield(o, 'RowTimes')
            times = o.RowTimes;
            if numel(times) ~= rows
                error('MATLAB:timetable:IncorrectNumberOfRowTimes', 'The length of the RowTimes vector must equal the number of rows in the variables.');
            end
        elseif isfield(o, 'TimeStep')
            if isduration(o.TimeStep) && ~started, o.StartTime.Format = o.TimeStep.Format; end
            times = o.StartTime + (0:rows - 1)' * o.TimeStep;
        elseif isfield(o, 'SampleRate')
            times = o.StartTime + seconds((0:rows - 1)' / o.SampleRate);
        end
        for k = 1:numel(names)
            if isempty(names{k}) || any(strcmp(names{k}, names(1:k - 1)))
                names{k} = sprintf('Var%d', k);
            end
        end
        T.Vars = values;
        T.Rows = rows;
        T.Names = names;
        T.Times = times(:);
        if isfield(o, 'VariableNames')
            T.Names = table.checked(o.VariableNames, numel(values));
        end
        if isfield(o, 'DimensionNames')
            T.Extra.DimensionNames = reshape(cellstr(o.DimensionNames), 1, []);
        end
    end

    function r = issorted(T, varargin), r = issorted(T.Times, varargin{:}); end
    function T = smoothdata(T, varargin)
        % The times of the rows are the points where the values lie.
        if ~any(cellfun(@(x) (ischar(x) || isstring(x)) && strcmpi(x, 'SamplePoints'), varargin))
            varargin = [varargin, {'SamplePoints', T.Times}];
        end
        T = table.chosen(@(varargin) smoothdata(varargin{:}), T, varargin, 'smoothed');
    end
    function [tf, where] = containsrange(T, range)
        [low, high] = timetable.limits(range);
        tf = T.Rows > 0 && min(T.Times) <= low && max(T.Times) >= high;
        where = false(T.Rows, 1);
        if tf, where = T.Times >= low & T.Times <= high; end
    end
    function [tf, where] = overlapsrange(T, range)
        [low, high, where] = timetable.limits(range, T.Times);
        from = min(T.Times);
        to = max(T.Times);
        [~, ~, ends] = timetable.limits(range, [from; to]);
        tf = T.Rows > 0 && (any(ends) || from < low && to > high);
    end
    function [tf, where] = withinrange(T, range)
        [~, ~, where] = timetable.limits(range, T.Times);
        tf = T.Rows > 0 && all(where);
    end
    function [r, step] = isregular(T, varargin), [r, step] = isregular(T.Times, varargin{:}); end

    function T = lag(T, n)
        % The values N rows later, at the same times.
        if nargin < 2, n = 1; end
        if isduration(n)
            n = round(n / (T.Times(2) - T.Times(1)));
        end
        m = T.Rows;
        for k = 1:numel(T.Vars)
            v = T.Vars{k};
            x = timetable.gap(v, m);
            to = max(1, 1 + n):min(m, m + n);
            x(to, :) = v(to - n, :);
            T.Vars{k} = x;
        end
    end

    function out = retime(T, at, method, varargin)
        if nargin < 3, method = 'fillwithmissing'; end
        o = struct('Constant', 0, 'TimeStep', [], 'SampleRate', [], 'EndValues', 'extrap');
        if nargin > 3 && mod(numel(varargin), 2) == 1
            error('MATLAB:timetable:synchronize:ParameterPairs', 'Parameters must come in pairs of name and value.');
        end
        given = mc_named_options('retime', fieldnames(o), varargin);
        for k = reshape(fieldnames(o), 1, [])
            if ~isempty(given.(k{1})), o.(k{1}) = given.(k{1}); end
        end
        binned = timetable.collects(method);
        [~, order] = sort(T.Times);
        T = table.part(T, {order, ':'});
        if ischar(at) || isstring(at)
            times = timetable.spaced(T.Times, char(at), binned, varargin);
        else
            times = at;
        end
        times = times(:);
        out = T;
        out.Times = times;
        out.Rows = numel(times);
        old = timetable.number(T.Times);
        new = timetable.number(times);
        for k = 1:numel(T.Vars)
            out.Vars{k} = timetable.moved(T.Vars{k}, old, new, method, binned, o);
        end
    end

    function out = synchronize(varargin)
        last = find(cellfun(@(x) isa(x, 'timetable'), varargin), 1, 'last');
        parts = varargin(1:last);
        rest = varargin(last + 1:end);
        basis = 'union';
        if ~isempty(rest)
            basis = rest{1};
            rest(1) = [];
        end
        times = parts{1}.Times;
        if isdatetime(basis) || isduration(basis)
            times = basis;
        else
            switch lower(char(basis))
                case 'union'
                    for k = 2:last, times = [times; parts{k}.Times]; end %#ok<AGROW>
                    times = unique(times);
                case 'intersection'
                    for k = 2:last, times = times(ismember(timetable.number(times), timetable.number(parts{k}.Times))); end
                    times = unique(times);
                case 'commonrange'
                    low = max(cellfun(@(p) min(timetable.number(p.Times)), parts));
                    high = min(cellfun(@(p) max(timetable.number(p.Times)), parts));
                    for k = 2:last, times = [times; parts{k}.Times]; end %#ok<AGROW>
                    times = unique(times);
                    x = timetable.number(times);
                    times = times(x >= low & x <= high);
                case 'first'
                case 'last', times = parts{last}.Times;
                otherwise
                    for k = 2:last, times = [times; parts{k}.Times]; end %#ok<AGROW>
                    times = timetable.spaced(sort(times), char(basis), ~isempty(rest) && timetable.collects(rest{1}), rest(2:end));
            end
        end
        taken = cellfun(@(p) p.Names, parts, 'UniformOutput', false);
        all = [taken{:}];
        out = retime(parts{1}, times, rest{:});
        for k = 1:last
            p = retime(parts{k}, times, rest{:});
            for j = 1:numel(p.Names)
                if sum(strcmp(p.Names{j}, all)) > 1
                    name = inputname(k);
                    if isempty(name), name = sprintf('%d', k); end
                    p.Names{j} = [p.Names{j}, '_', name];
                end
            end
            if k == 1
                out = p;
            else
                out.Vars = [out.Vars, p.Vars];
                out.Names = matlab.lang.makeUniqueStrings([out.Names, p.Names]);
            end
        end
    end

    function U = timetable2table(T, varargin)
        o = mc_named_options('timetable2table', {'ConvertRowTimes'}, varargin);
        if isempty(o.ConvertRowTimes), o.ConvertRowTimes = true; end
        vars = T.Vars;
        names = T.Names;
        if o.ConvertRowTimes
            vars = [{T.Times}, vars];
            names = [T.Extra.DimensionNames(1), names];
        end
        U = table(vars{:}, 'VariableNames', names);
    end
end

methods (Static)
    function T = empty(varargin)
        T = timetable(seconds(zeros(0, 1)));
    end
end

methods (Static, Hidden)
    function x = number(t)
        if isdatetime(t), x = posixtime(t); else, x = seconds(t); end
        x = x(:);
    end

    function [low, high, inside] = limits(range, times)
        % Where a timerange, the times of a timetable, or a time begin and end, and which of some times lie there.
        if isa(range, 'timerange')
            low = range.Low;
            high = range.High;
        elseif isa(range, 'timetable')
            low = min(range.Times);
            high = max(range.Times);
        else
            if ischar(range) || isstring(range), range = datetime(range); end
            low = min(range);
            high = max(range);
        end
        if nargout < 3
            return
        elseif isa(range, 'timerange')
            inside = contains(range, times);
        else
            inside = times >= low & times <= high;
        end
    end

    function d = step(name)
        switch lower(char(name))
            case {'year', 'years', 'yearly'}, d = calyears(1);
            case {'quarter', 'quarters', 'quarterly'}, d = calquarters(1);
            case {'month', 'months', 'monthly'}, d = calmonths(1);
            case {'week', 'weeks', 'weekly'}, d = calweeks(1);
            case {'day', 'days', 'daily'}, d = caldays(1);
            case {'hour', 'hours', 'hourly'}, d = hours(1);
            case {'minute', 'minutes', 'minutely'}, d = minutes(1);
            case {'second', 'seconds', 'secondly'}, d = seconds(1);
            otherwise, error('MATLAB:timetable:synchronize:UnrecognizedTimeStep', 'The specified new time step or new times ''%s'' is not recognized.', char(name));
        end
    end

    function r = collects(method)
        % Whether a method makes one value of all of a bin.
        r = isa(method, 'function_handle') || any(strcmpi(method, {'sum', 'mean', 'median', 'mode', 'prod', 'min', 'max', 'count', 'firstvalue', 'lastvalue', 'std', 'var'}));
    end

    function t = spaced(times, name, binned, options)
        % Times from the first to the last of TIMES: by a unit, or 'regular' with a step or rate among the options.
        if ~strcmpi(name, 'regular')
            t = timetable.grid(times, name, binned);
            return
        end
        step = [];
        for k = 1:2:numel(options) - 1
            if strncmpi(options{k}, 'TimeStep', strlength(options{k})), step = options{k + 1}; end
            if strncmpi(options{k}, 'SampleRate', strlength(options{k})), step = seconds(1 / options{k + 1}); end
        end
        if isempty(step)
            error('MATLAB:timetable:synchronize:RegularWithoutTimeStep', 'Specify a time step or a sample rate for regular times.');
        end
        t = times(1):step:times(end);
    end

    function t = grid(times, name, binned)
        % Times with a step from the last one before the first of TIMES, over all of them.
        d = timetable.step(name);
        unit = struct('yearly', 'year', 'quarterly', 'quarter', 'monthly', 'month', 'weekly', 'week', 'daily', 'day', 'hourly', 'hour', 'minutely', 'minute', 'secondly', 'second');
        low = min(times);
        high = max(times);
        if isdatetime(times)
            low = dateshift(low, 'start', unit.(lower(name)));
            last = dateshift(high, 'start', unit.(lower(name)));
            if ~binned && last < high
                last = last + d;
            end
            t = low:d:last;
        else
            if iscalendarduration(d), d = days(round(caldays(d))); end
            s = seconds(d);
            t = (floor(seconds(low) / s):floor(seconds(high) / s)) * d;
            if ~binned && t(end) < high, t(end + 1) = t(end) + d; end
            t.Format = times.Format;
        end
    end

    function x = gap(v, n)
        % N rows of missing values of the class of V.
        m = size(v, 2);
        if isfloat(v)
            x = NaN(n, m, class(v));
        elseif isa(v, 'duration')
            x = repmat(v(1) * NaN, n, m);
        elseif iscell(v)
            x = repmat({''}, n, m);
        else
            x = repmat(table.blank(class(v), n), 1, m);
        end
    end

    function x = moved(v, old, new, method, binned, o)
        n = numel(new);
        if binned
            x = timetable.binned(v, old, new, method);
            return
        end
        x = timetable.gap(v, n);
        switch lower(char(method))
            case {'fillwithmissing', 'fillwithconstant'}
                [found, at] = ismember(new, old);
                if strcmpi(method, 'fillwithconstant'), x(:) = o.Constant; end
                x(found, :) = v(at(found), :);
            case {'previous', 'next', 'nearest'}
                for i = 1:n
                    before = find(old <= new(i), 1, 'last');
                    after = find(old >= new(i), 1);
                    k = before;
                    if strcmpi(method, 'next'), k = after; end
                    if strcmpi(method, 'nearest')
                        if isempty(k) || ~isempty(after) && old(after) - new(i) <= new(i) - old(before), k = after; end
                    end
                    if ~isempty(k), x(i, :) = v(k, :); end
                end
            case {'linear', 'spline', 'pchip', 'makima'}
                for j = 1:size(v, 2)
                    x(:, j) = interp1(old, double(v(:, j)), new, char(method), 'extrap');
                end
            otherwise
                error('MATLAB:timetable:synchronize:UnknownMethod', 'Unknown method ''%s''.', char(method));
        end
    end

    function x = binned(v, old, new, method)
        n = numel(new);
        place = zeros(numel(old), 1);
        for i = 1:n, place(old >= new(i)) = i; end
        if isa(method, 'function_handle')
            f = method;
        else
            switch lower(char(method))
                case 'sum', f = @(y) sum(y, 1, 'omitnan');
                case 'mean', f = @(y) mean(y, 1, 'omitnan');
                case 'median', f = @(y) median(y, 1, 'omitnan');
                case 'mode', f = @(y) mode(y, 1);
                case 'prod', f = @(y) prod(y, 1, 'omitnan');
                case 'min', f = @(y) min(y, [], 1);
                case 'max', f = @(y) max(y, [], 1);
                case 'std', f = @(y) std(y, 0, 1);
                case 'var', f = @(y) var(y, 0, 1);
                case 'count', f = @(y) sum(~ismissing(y), 1);
                case 'firstvalue', f = @(y) y(1, :);
                otherwise, f = @(y) y(end, :);
            end
        end
        plain = ~isa(method, 'function_handle') && any(strcmpi(method, {'sum', 'prod', 'count'}));
        x = [];
        for i = 1:n
            y = v(place == i, :);
            if isempty(y) && ~plain
                part = timetable.gap(v, 1);
            else
                part = f(y);
            end
            x = [x; part]; %#ok<AGROW>
        end
    end
end
end
