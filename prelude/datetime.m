classdef datetime < mc_data_array
% DATETIME  Points in time, without leap seconds.
%   datetime(y, m, d), datetime(y, m, d, h, mi, s, ms), datetime([y m d h mi s]), datetime(text),
%   datetime('now'), datetime(x, 'ConvertFrom', kind); with 'Format' and 'InputFormat'.
%   Source: MATLAB documentation, "datetime". Kept as milliseconds from the year 1970 on, as clocks of the zone show
%   them.

properties
    Format = 'default'
    TimeZone = ''
end
properties (Hidden)
    Data = NaN
end

methods
    function t = datetime(varargin)
        if nargin == 0
            t.Data = datetime.today_ms(true);
            return
        end
        if isa(varargin{1}, 'datetime')
            t = varargin{1};
            varargin(1) = [];
            t = datetime.options(t, varargin);
            return
        end
        lead = find(cellfun(@(x) ischar(x) || isstring(x), varargin(2:end)), 1);
        if isempty(lead)
            values = varargin;
            rest = {};
        else
            values = varargin(1:lead);
            rest = varargin(lead + 1:end);
        end
        from = '';
        form = '';
        pivot = NaN;
        epoch = 0;
        ticks = 1;
        keep = {};
        for k = 1:2:numel(rest) - 1
            switch lower(char(rest{k}))
                case 'convertfrom', from = lower(char(rest{k + 1}));
                case 'inputformat', form = char(rest{k + 1});
                case 'pivotyear', pivot = rest{k + 1};
                case 'epoch', epoch = datetime.utc(datetime(rest{k + 1}));
                case 'tickspersecond', ticks = double(rest{k + 1});
                case 'locale'
                otherwise, keep = [keep, rest(k:k + 1)]; %#ok<AGROW>
            end
        end
        x = values{1};
        absolute = any(strcmp(from, {'posixtime', 'epochtime', 'juliandate', 'modifiedjuliandate', 'ntp', 'ntfs', '.net'})) ...
            || (ischar(x) || isstring(x)) && isscalar(string(x)) && any(strcmpi(x, {'now', 'today', 'tomorrow', 'yesterday'}));
        if ~isempty(from)
            t.Data = datetime.converted(double(x), from, epoch, ticks);
        elseif ischar(x) || isstring(x) || iscell(x)
            [t.Data, t.Format] = datetime.parse(x, form, pivot);
        elseif isscalar(values)
            if ~ismember(size(x, 2), [3 6])
                error('MATLAB:datetime:InvalidNumericData', 'Input data must be an N-by-3, N-by-6 numeric matrix, text, or separate numeric arrays.');
            end
            x = double(x);
            if size(x, 2) == 3
                x(:, 6) = 0;
            end
            t.Data = datetime.ms_of(x(:, 1), x(:, 2), x(:, 3), x(:, 4), x(:, 5), x(:, 6), 0);
        elseif ismember(numel(values), [3 6 7])
            values = cellfun(@double, values, 'UniformOutput', false);
            values(end + 1:7) = {0};
            t.Data = datetime.ms_of(values{:});
        else
            error('MATLAB:datetime:InvalidNumericData', 'Input data must be an N-by-3, N-by-6 numeric matrix, text, or separate numeric arrays.');
        end
        t = datetime.options(t, keep, absolute);
        if strcmpi(t.Format, 'preserveinput')
            t.Format = form;
            if isempty(form), t.Format = 'default'; end
        end
        if absolute && any(strcmpi(x, {'today', 'tomorrow', 'yesterday'}))
            t.Data = floor(t.Data / 86400000) * 86400000;
        end
    end

    function r = isnat(t), r = isnan(t.Data); end
    function varargout = subsref(t, s)
        switch s(1).type
            case '()'
                t.Data = subsref(t.Data, s(1));
                out = t;
            case '.'
                switch s(1).subs
                    case {'Format', 'Data', 'TimeZone'}, out = t.(s(1).subs);
                        if strcmp(s(1).subs, 'Format'), out = datetime.format_of(t); end
                    case 'Year', out = year(t);
                    case 'Month', out = month(t);
                    case 'Day', out = day(t);
                    case 'Hour', out = hour(t);
                    case 'Minute', out = minute(t);
                    case 'Second', out = second(t);
                    case 'SystemTimeZone', out = 'UTC';
                    otherwise
                        [out, s] = mc_called_by_dot(t, s);
                end
            otherwise
                error('MATLAB:datetime:BraceIndexing', 'Brace indexing is not supported for variables of this type.');
        end
        if numel(s) > 1
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end
    function t = subsasgn(t, s, v)
        if strcmp(s(1).type, '.')
            k = find(strcmp(s(1).subs, {'Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'}));
            if strcmp(s(1).subs, 'TimeZone')
                t = datetime.in_zone(t, v);
            elseif isempty(k)
                if strcmp(s(1).subs, 'Format') && isempty(char(v)), bad_format(v); end
                t.(s(1).subs) = v;
            else
                [y, m, d] = ymd(t);
                [h, mi, sec] = hms(t);
                p = {y, m, d, h, mi, sec, 0};
                if numel(s) > 1
                    p{k} = subsasgn(p{k}, s(2:end), v);
                else
                    p{k} = v;
                end
                t.Data = datetime.ms_of(p{:});
            end
            return
        end
        if isnumeric(t) && isempty(t)
            f = v;
            f.Data = [];
            t = f;
        end
        if isnumeric(v) && isempty(v)
            t.Data(s(1).subs{:}) = [];
            return
        end
        if numel(s) > 1
            % A component of some elements: t(2).Year = 2000.
            part = t;
            part.Data = subsref(t.Data, s(1));
            v = subsasgn(part, s(2:end), v);
        end
        n = numel(t.Data);
        had = false(size(t.Data));
        had(:) = true;
        t.Data = subsasgn(t.Data, s(1), assigned(t, v));
        had = subsasgn(had, s(1), true);
        if numel(t.Data) > n
            t.Data(~had) = NaN;
        end
    end

    function x = year(t, kind)
        x = datetime.field(t, 1);
        if nargin > 1 && strcmp(datetime.one_of(kind, {'iso', 'gregorian'}, 'year'), 'gregorian')
            % There is no year 0 before the first.
            x(x <= 0) = 1 - x(x <= 0);
        end
    end
    function x = month(t, kind)
        x = datetime.field(t, 2);
        if nargin > 1
            switch lower(char(kind))
                case 'monthofyear'
                case 'name', x = datetime.named(x, 'mmmm');
                case 'shortname', x = datetime.named(x, 'mmm');
                otherwise, error('MATLAB:datetime:InvalidMonthType', 'Month type must be ''monthofyear'', ''name'', or ''shortname''.');
            end
        end
    end
    function x = day(t, kind)
        x = datetime.field(t, 3);
        if nargin > 1
            n = floor(datenum(t));
            switch lower(char(kind))
                case 'dayofmonth'
                case 'dayofyear', x = n - datenum(year(t), 1, 1) + 1;
                case 'dayofweek', x = mod(n - 1, 7) + 1; x = mod(x + 5, 7) + 1;
                case 'iso-dayofweek', x = mod(n - 3, 7) + 1;
                case {'name', 'shortname'}
                    names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
                    if strcmpi(char(kind), 'shortname')
                        names = cellfun(@(w) w(1:3), names, 'UniformOutput', false);
                    end
                    x = reshape(names(mod(n - 2, 7) + 1), size(t.Data));
                otherwise
                    error('MATLAB:datetime:InvalidDayType', ['Day type must be ''dayofmonth'', ''dayofweek'', ', ...
                        '''iso-dayofweek'', ''dayofyear'', ''name'', or ''shortname''.']);
            end
        end
    end
    function x = hour(t, kind)
        if nargin > 1, datetime.one_of(kind, {'hourofday'}, 'hour'); end
        x = datetime.field(t, 4);
    end
    function x = minute(t, kind)
        x = datetime.field(t, 5);
        if nargin > 1 && strcmp(datetime.one_of(kind, {'minuteofhour', 'minuteofday'}, 'minute'), 'minuteofday')
            x = 60 * datetime.field(t, 4) + x;
        end
    end
    function x = second(t, kind)
        x = datetime.field(t, 6);
        if nargin > 1 && strcmp(datetime.one_of(kind, {'secondofminute', 'secondofday'}, 'second'), 'secondofday')
            x = 3600 * datetime.field(t, 4) + 60 * datetime.field(t, 5) + x;
        end
    end
    function x = quarter(t), x = ceil(month(t) / 3); end
    function x = week(t, kind)
        if nargin > 1 && strncmpi(kind, 'iso-', 4)
            % The week belongs to the year and month of its Thursday.
            n = floor(datenum(t));
            v = datevec(n(:) - mod(n(:) - 3, 7) + 3);
            m = ones(size(v, 1), 1);
            if ~any(strcmpi(kind, {'iso-weekofyear', 'iso-weekofmonth'})), bad_week(); end
            if strcmpi(kind, 'iso-weekofmonth')
                m = v(:, 2);
            end
            x = reshape(floor((datenum(v(:, 1:3)) - datenum(v(:, 1), m, 1)) / 7) + 1, size(n));
            return
        elseif nargin > 1 && strcmpi(kind, 'weekofmonth')
            first = datenum(year(t), month(t), 1);
            x = floor((floor(datenum(t)) - first + mod(first - 2, 7)) / 7) + 1;
            return
        elseif nargin > 1 && ~strcmpi(kind, 'weekofyear')
            bad_week();
        end
        first = datenum(year(t), 1, 1);
        x = floor((floor(datenum(t)) - first + mod(first - 2, 7)) / 7) + 1;
    end
    function [y, m, d] = ymd(t)
        y = year(t);
        m = month(t);
        d = day(t);
    end
    function [h, m, s] = hms(t)
        h = hour(t);
        m = minute(t);
        s = second(t);
    end
    function x = datenum(t), x = t.Data / 86400000 + 719529; end
    function varargout = datevec(t)
        x = [year(reshape_(t)), month(reshape_(t)), day(reshape_(t)), hour(reshape_(t)), minute(reshape_(t)), second(reshape_(t))];
        if nargout <= 1
            varargout{1} = x;
        else
            varargout = num2cell(x, 1);
        end
    end
    function x = datestr(t, varargin), x = datestr(reshape(datenum(t), [], 1), varargin{:}); end
    function x = posixtime(t), x = datetime.utc(t) / 1000; end
    function x = juliandate(t, kind)
        x = datetime.utc(t) / 86400000 + 2440587.5;
        if nargin > 1 && strcmp(validatestring(kind, {'juliandate', 'modifiedjuliandate'}), 'modifiedjuliandate')
            x = x - 2400000.5;
        end
    end
    function x = exceltime(t, kind)
        x = t.Data / 86400000 + 25569;
        if nargin > 1 && strcmp(validatestring(kind, {'1900', '1904'}), '1904'), x = x - 1462; end
    end
    function x = convertTo(t, kind, varargin)
        switch lower(char(kind))
            case 'posixtime', x = posixtime(t);
            case 'datenum', x = datenum(t);
            case 'juliandate', x = juliandate(t);
            case 'modifiedjuliandate', x = juliandate(t) - 2400000.5;
            case 'excel', x = exceltime(t);
            case 'excel1904', x = exceltime(t) - 1462;
            case 'yyyymmdd', x = yyyymmdd(t);
            case 'epochtime'
                o = struct('Epoch', datetime(1970, 1, 1), 'TicksPerSecond', 1);
                for k = 1:2:numel(varargin), o.(validatestring(varargin{k}, {'Epoch', 'TicksPerSecond'})) = varargin{k + 1}; end
                if ~isa(o.Epoch, 'datetime'), o.Epoch = datetime(o.Epoch); end
                x = int64(floor((datetime.utc(t) - o.Epoch.Data) / 1000 * double(o.TicksPerSecond)));
            case 'ntp', x = uint64((t.Data / 1000 + 2208988800) * 2 ^ 32);
            case 'ntfs', x = uint64((t.Data / 1000 + 11644473600) * 1e7);
            case '.net', x = uint64((t.Data / 1000 + 62135596800) * 1e7);
            otherwise, error('MATLAB:datetime:InvalidConvertToType', 'Unrecognized date type ''%s''.', char(kind));
        end
    end
    function r = isdst(t), [~, r] = mc_time_zone(t.TimeZone, t.Data, 'wall'); end
    function d = tzoffset(t)
        d = seconds(mc_time_zone(t.TimeZone, t.Data, 'wall') / 1000 + 0 * t.Data);
        if isempty(t.TimeZone), d = seconds(NaN(size(t.Data))); end
        d.Format = 'hh:mm';
    end
    function x = yyyymmdd(t), x = year(t) * 10000 + month(t) * 100 + day(t); end
    function [n, s] = weekday(t, varargin)
        n = mod(floor(datenum(t)) - 2, 7) + 1;
        if nargout > 1
            [~, s] = weekday(datenum(t), varargin{:});
        end
    end
    function r = isweekend(t), n = weekday(t); r = n == 1 | n == 7; end
    function d = timeofday(t)
        d = duration(0, 0, mod(t.Data, 86400000) / 1000);
    end
    function t = dateshift(t, where, unit, n)
        if nargin < 4
            n = 'current';
        end
        where = datetime.one_of(where, {'start', 'end', 'dayofweek'}, 'shift');
        if ~isnumeric(n), n = datetime.one_of(n, {'current', 'next', 'previous', 'nearest'}, 'rule'); end
        if ~isnumeric(n) && strcmpi(n, 'nearest') && ~strcmpi(where, 'dayofweek')
            low = dateshift(t, where, unit, 'current');
            high = dateshift(t, where, unit, 'next');
            if strcmpi(where, 'end')
                high = low;
                low = dateshift(t, where, unit, 'previous');
            end
            late = abs(t.Data - low.Data) >= abs(high.Data - t.Data);
            low.Data(late) = high.Data(late);
            t = low;
            return
        end
        [y, m, d] = ymd(t);
        step = 0;
        if isnumeric(n)
            step = n;
        elseif strcmpi(n, 'next')
            step = 1;
        elseif strcmpi(n, 'previous')
            step = -1;
        end
        ending = strcmpi(where, 'end');
        p = t.Data;
        if strcmpi(where, 'dayofweek')
            t = datetime.to_weekday(t, unit, n);
            return
        end
        switch lower(char(unit))
            case 'year'
                y = y + step;
                if ending, x = datetime.ms_of(y, 12, 31, 0, 0, 0, 0); else, x = datetime.ms_of(y, 1, 1, 0, 0, 0, 0); end
            case 'quarter'
                q = 3 * (ceil(m / 3) - 1 + step);
                if ending, x = datetime.ms_of(y, q + 4, 0, 0, 0, 0, 0); else, x = datetime.ms_of(y, q + 1, 1, 0, 0, 0, 0); end
            case 'month'
                m = m + step;
                if ending, x = datetime.ms_of(y, m + 1, 0, 0, 0, 0, 0); else, x = datetime.ms_of(y, m, 1, 0, 0, 0, 0); end
            case 'week'
                w = weekday(t) - 1;
                x = datetime.ms_of(y, m, d - w + 7 * step + 6 * ending, 0, 0, 0, 0);
            case 'day'
                x = datetime.ms_of(y, m, d + step + ending, 0, 0, 0, 0);
            case {'hour', 'minute', 'second'}
                w = duration.unit([lower(char(unit)), 's']);
                x = (floor(p / w) + step + ending) * w;
            otherwise
                error('MATLAB:datetime:InvalidUnit', 'Unrecognized unit ''%s''.', char(unit));
        end
        t.Data = x + 0 * p;
    end
    function c = between(a, b, units)
        if nargin > 2
            units = cellfun(@(u) datetime.one_of(u, {'years', 'quarters', 'months', 'weeks', 'days', 'time'}, 'unit'), cellstr(units), 'UniformOutput', false);
        end
        [from, to] = deal(min(a.Data, b.Data), max(a.Data, b.Data));
        sgn = 1 - 2 * (a.Data > b.Data);
        first = a;
        first.Data = from;
        last = b;
        last.Data = to;
        k = (year(last) - year(first)) * 12 + month(last) - month(first);
        c = calendarDuration(0, k, 0);
        c.Months = k - (datetime.moved(first, c, 1) > to);
        [months, days, time, shown] = deal(1, 1, true, 'ymdt');
        if nargin > 2
            % What no unit counts is left to the smaller ones.
            has = @(names) any(ismember(names, units));
            time = has({'time'});
            steps = [1, 3, 12, Inf];
            months = steps(find([has({'months'}), has({'quarters'}), has({'years'}), true], 1));
            steps = [1, 7, Inf];
            days = steps(find([has({'days'}), has({'weeks'}), true], 1));
            letters = 'yqmwdt';
            shown = letters([has({'years'}) || ~has({'quarters'}), has({'quarters'}), true, has({'weeks'}), true, true]);
        end
        c.Months = fix(c.Months / months) .* min(months, 12);
        rest = to - datetime.moved(first, c, 1);
        c.Days = floor(rest / 86400000 / days) .* min(days, 7);
        c.Time = (rest - c.Days * 86400000) * time;
        c.Format = shown;
        c = sgn .* c;
    end
    function c = caldiff(t, units)
        a = t;
        b = t;
        dim = find(size(t.Data) ~= 1, 1);
        if isempty(dim), dim = 1; end
        n = size(t.Data, dim);
        if dim == 1
            a.Data = t.Data(1:n-1, :);
            b.Data = t.Data(2:n, :);
        else
            a.Data = t.Data(:, 1:n-1);
            b.Data = t.Data(:, 2:n);
        end
        if nargin < 2
            c = between(a, b);
        else
            c = between(a, b, units);
        end
    end
    function r = isbetween(t, a, b, varargin)
        kind = 'closed';
        for k = 1:numel(varargin)
            if ischar(varargin{k}) || isstring(varargin{k})
                kind = validatestring(varargin{k}, {'closed', 'open', 'openleft', 'openright', 'closedleft', 'closedright'});
            end
        end
        if any(strcmp(kind, {'open', 'openleft', 'closedright'})), r = t > a; else, r = t >= a; end
        if any(strcmp(kind, {'open', 'openright', 'closedleft'})), r = r & t < b; else, r = r & t <= b; end
    end

    function c = plus(a, b)
        if isa(a, 'datetime') && isa(b, 'datetime')
            error('MATLAB:datetime:DatetimeAdditionNotDefined', 'Addition is not defined between datetime arrays.');
        end
        if ~isa(a, 'datetime')
            c = plus(b, a);
            return
        end
        c = a;
        if isa(b, 'calendarDuration')
            c.Data = datetime.moved(a, b, 1);
        else
            c = datetime.later(a, duration.ms(b));
        end
    end
    function c = minus(a, b)
        if isa(a, 'datetime') && (isa(b, 'datetime') || ischar(b) || isstring(b))
            [x, y] = datetime.pair(a, b);
            c = duration(0, 0, (x - y) / 1000);
        elseif ~isa(a, 'datetime')
            [x, y] = datetime.pair(a, b);
            c = duration(0, 0, (x - y) / 1000);
        elseif isa(b, 'calendarDuration')
            c = a;
            c.Data = datetime.moved(a, b, -1);
        else
            c = datetime.later(a, -duration.ms(b));
        end
    end
    function r = eq(a, b), [x, y] = datetime.pair(a, b); r = x == y; end
    function r = ne(a, b), [x, y] = datetime.pair(a, b); r = x ~= y; end
    function r = lt(a, b), [x, y] = datetime.pair(a, b); r = x < y; end
    function r = le(a, b), [x, y] = datetime.pair(a, b); r = x <= y; end
    function r = gt(a, b), [x, y] = datetime.pair(a, b); r = x > y; end
    function r = ge(a, b), [x, y] = datetime.pair(a, b); r = x >= y; end
    function r = isequal(a, varargin)
        r = true;
        for k = 1:numel(varargin)
            r = r && isa(varargin{k}, 'datetime') && isequal(datetime.utc(a), datetime.utc(varargin{k}));
        end
    end
    function r = isequaln(a, varargin)
        r = true;
        for k = 1:numel(varargin)
            r = r && isa(varargin{k}, 'datetime') && isequaln(datetime.utc(a), datetime.utc(varargin{k}));
        end
    end
    function d = diff(t, varargin), d = duration(0, 0, diff(datetime.utc(t), varargin{:}) / 1000); end
    function [t, i] = sort(t, varargin), [t.Data, i] = sort(t.Data, varargin{:}); end
    function r = issorted(t, varargin), r = issorted(t.Data, varargin{:}); end
    function [t, i, j] = unique(t, varargin), [t.Data, i, j] = unique(t.Data, varargin{:}); end
    function [r, i] = ismember(t, u), [x, y] = datetime.pair(t, u); [r, i] = ismember(x, y); end
    function t = mean(t, varargin), args = datetime.flags(varargin); t.Data = mean(t.Data, args{:}); end
    function t = median(t, varargin), args = datetime.flags(varargin); t.Data = median(t.Data, args{:}); end
    function d = std(t, varargin), args = datetime.flags(varargin); d = duration(0, 0, std(t.Data, args{:}) / 1000); end
    function [t, i] = max(t, varargin), [t, i] = datetime.extreme(@max, t, varargin); end
    function [t, i] = min(t, varargin), [t, i] = datetime.extreme(@min, t, varargin); end
    function t = horzcat(varargin), t = datetime.joined(2, varargin); end
    function t = vertcat(varargin), t = datetime.joined(1, varargin); end
    function t = cat(dim, varargin), t = datetime.joined(dim, varargin); end
    function c = colon(a, b, z)
        c = a;
        if nargin == 2
            c.Data = a.Data:86400000:datetime.ms(b);
        elseif isa(b, 'calendarDuration')
            list = a.Data;
            k = 1;
            while true
                next = datetime.moved(a, b * k, 1);
                if next > datetime.ms(z)
                    break
                end
                list(end + 1) = next; %#ok<AGROW>
                k = k + 1;
            end
            c.Data = list;
        else
            last = a;
            last.Data = datetime.as_in(a, z);
            c = datetime.from_utc(a, datetime.utc(a):duration.ms(b):datetime.utc(last));
        end
    end
    function c = linspace(a, b, n)
        if nargin < 3
            n = 100;
        end
        c = a;
        c.Data = linspace(a.Data, datetime.ms(b), n);
    end
    function c = cellstr(t, varargin), c = datetime.texts(t, varargin{:}); end
    function x = char(t, varargin), x = char(reshape(datetime.texts(t, varargin{:}), [], 1)); end
    function x = string(t, varargin)
        x = string(datetime.texts(t, varargin{:}));
        x(isnan(t.Data)) = missing;
    end
    function disp(t)
        if ~isempty(t.Data) && ismatrix(t.Data)
            duration.grid(datetime.texts(t));
        end
    end
    function display(t)
        mc_display_name(inputname(1));
        duration.show(t, datetime.texts(t), 'datetime');
    end
end

methods (Static)
    function x = empty(varargin)
        if nargin == 0
            varargin = {0, 0};
        end
        x = datetime(NaN, NaN, NaN);
        x.Data = zeros(varargin{:});
        if ~isempty(x.Data)
            error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero.');
        end
    end
end

methods (Static, Hidden)
    function t = to_weekday(t, day, n)
    % The next such day of the week, the same day included; n of them on, or the previous or nearest one.
        if ~isnumeric(day)
            names = {'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'};
            if any(strcmpi(day, {'weekday', 'weekend'}))
                if isnumeric(n)
                    ahead = datetime.days_to(weekday(t), strcmpi(day, 'weekend'), n);
                else
                    ahead = datetime.days_to(weekday(t), strcmpi(day, 'weekend'), 1);
                    back = datetime.days_to(weekday(t), strcmpi(day, 'weekend'), 0);
                    nearer = strcmpi(n, 'previous') | strcmpi(n, 'nearest') & -back < ahead;
                    ahead(nearer) = back(nearer);
                end
                [y, m, d] = ymd(t);
                t.Data = datetime.ms_of(y, m, d + ahead, 0, 0, 0, 0) + 0 * t.Data;
                return
            end
            day = find(strncmpi(names, char(day), numel(char(day))), 1);
        end
        [y, m, d] = ymd(t);
        ahead = mod(day - weekday(t), 7);
        if isnumeric(n)
            if n > 0
                ahead = ahead + 7 * (n - 1);
            else
                ahead = ahead - 7 * (ahead > 0) + 7 * (n + (n < 0));
            end
        elseif strcmpi(n, 'previous')
            ahead = ahead - 7 * (ahead > 0);
        elseif strcmpi(n, 'nearest')
            ahead = ahead - 7 * (ahead > 3);
        end
        t.Data = datetime.ms_of(y, m, d + ahead, 0, 0, 0, 0) + 0 * t.Data;
    end
    function ahead = days_to(w, weekend, n)
    % Days from a day of the week to the n-th day that is of a weekend, or is not, itself included; back where n is not
    % positive.
        ahead = zeros(size(w));
        w(isnan(w)) = 1;
        n = n + zeros(size(w));
        if isscalar(w) && ~isscalar(n)
            ahead = zeros(size(n));
            w = w + ahead;
        end
        for k = 1:numel(ahead)
            step = 1 - 2 * (n(k) <= 0);
            left = max(abs(n(k)), 1);
            while true
                day = mod(w(k) + ahead(k) - 1, 7) + 1;
                left = left - (weekend == (day == 1 || day == 7));
                if left == 0
                    break
                end
                ahead(k) = ahead(k) + step;
            end
        end
    end
    function x = utc(t)
    % Milliseconds of UTC; of times without a zone what clocks show.
        x = t.Data;
        if ~isempty(t.TimeZone)
            x = x - mc_time_zone(t.TimeZone, x, 'wall');
        end
    end
    function t = from_utc(t, x)
        t.Data = x;
        if ~isempty(t.TimeZone)
            t.Data = x + mc_time_zone(t.TimeZone, x, 'utc');
        end
    end
    function t = later(t, x)
        t = datetime.from_utc(t, datetime.utc(t) + x);
    end
    function t = in_zone(t, zone)
    % The same points in time on the clocks of a zone; times without a zone get it.
        zone = char(zone);
        x = datetime.utc(t);
        bare = isempty(t.TimeZone);
        if strcmpi(zone, 'local'), zone = 'UTC'; end
        t.TimeZone = zone;
        if isempty(zone)
            return
        elseif bare
            x = t.Data - mc_time_zone(zone, t.Data, 'wall');
        end
        t = datetime.from_utc(t, x);
    end
    function [x, y] = pair(a, b)
    % What two operands are compared by.
        if isa(a, 'datetime') && isa(b, 'datetime')
            if isempty(a.TimeZone) ~= isempty(b.TimeZone)
                error('MATLAB:datetime:IncompatibleTZ', 'Cannot combine or compare a datetime array with a time zone with one without a time zone.');
            end
            x = datetime.utc(a);
            y = datetime.utc(b);
        else
            x = datetime.ms(a);
            y = datetime.ms(b);
        end
    end
    function x = as_in(t, v)
    % What clocks in the zone of t show at the times v.
        if isa(v, 'datetime') && ~strcmp(v.TimeZone, t.TimeZone)
            if isempty(t.TimeZone) ~= isempty(v.TimeZone) && ~all(isnan(v.Data(:)))
                error('MATLAB:datetime:IncompatibleTZ', 'Cannot combine or compare a datetime array with a time zone with one without a time zone.');
            end
            v = datetime.in_zone(v, t.TimeZone);
        end
        x = datetime.ms(v);
    end
    function t = options(t, list, absolute)
        if nargin < 3
            absolute = false;
        end
        for k = 1:2:numel(list) - 1
            switch lower(char(list{k}))
                case 'format', t.Format = char(list{k + 1});
                case 'timezone'
                    if absolute && isempty(t.TimeZone), t.TimeZone = 'UTC'; end
                    t = datetime.in_zone(t, list{k + 1});
                otherwise, error('MATLAB:datetime:InvalidParameter', '''%s'' is not a recognized parameter.', char(list{k}));
            end
        end
    end
    function x = today_ms(withTime)
        n = now;
        if ~withTime
            n = floor(n);
        end
        x = round((n - 719529) * 86400000);
    end
    function x = ms_of(y, m, d, h, mi, s, ms)
        days = datenum(y + 0 * m, 1 + 0 * m + 0 * y, 1) + 0 * d;
        k = y * 12 + m - 1;
        days = datenum(floor(k / 12) + 0 * d, mod(k, 12) + 1 + 0 * d, 1) + 0 * days;
        x = (days + d - 1 - 719529) * 86400000 + h * 3600000 + mi * 60000 + s * 1000 + ms;
    end
    function x = converted(v, from, epoch, ticks)
        switch from
            case 'datenum', x = round((v - 719529) * 86400000 * 1000) / 1000;
            case 'posixtime', x = v * 1000;
            case 'epochtime', x = epoch + v / ticks * 1000;
            case 'ntp', x = (v / 2 ^ 32 - 2208988800) * 1000;
            case 'ntfs', x = (v / 1e7 - 11644473600) * 1000;
            case '.net', x = (v / 1e7 - 62135596800) * 1000;
            case {'excel', 'excel1900'}, x = round((v - 25569) * 86400000 * 1000) / 1000;
            case 'excel1904', x = round((v - 24107) * 86400000 * 1000) / 1000;
            case 'juliandate', x = (v - 2440587.5) * 86400000;
            case 'modifiedjuliandate', x = (v - 40587) * 86400000;
            case 'yyyymmdd', x = datetime.ms_of(floor(v / 10000), mod(floor(v / 100), 100), mod(v, 100), 0, 0, 0, 0);
            otherwise, error('MATLAB:datetime:UnrecognizedConversion', 'Unrecognized value for ''ConvertFrom'': ''%s''.', from);
        end
    end
    function x = field(t, k)
        data = t.Data(:);
        whole = floor(data / 86400000);
        v = datevec(whole + 719529);
        rest = data - whole * 86400000;
        h = floor(rest / 3600000);
        mi = floor((rest - h * 3600000) / 60000);
        switch k
            case 4, x = h;
            case 5, x = mi;
            case 6, x = (rest - h * 3600000 - mi * 60000) / 1000;
            otherwise, x = v(:, k);
        end
        x(isnan(data)) = NaN;
        x = reshape(x, size(t.Data));
    end
    function c = named(m, f)
        c = cell(size(m));
        for k = 1:numel(m)
            c{k} = deblank(datestr(datenum(2000, m(k), 1), f));
        end
    end
    function args = flags(args)
        % omitnat and includenat are what omitnan and includenan are for numbers.
        for k = 1:numel(args)
            if (ischar(args{k}) || isstring(args{k})) && any(strcmpi(args{k}, {'omitnat', 'includenat'}))
                args{k} = strrep(lower(char(args{k})), 'nat', 'nan');
            end
        end
    end
    function kind = one_of(kind, kinds, name)
        if ~any(strcmpi(kind, kinds))
            error('MATLAB:datetime:InvalidComponent', 'Unrecognized kind of %s: %s.', name, char(kind));
        end
        kind = lower(char(kind));
    end
    function x = ms(a)
        if isa(a, 'datetime')
            x = a.Data;
        elseif ischar(a) || isstring(a) || iscell(a)
            x = datetime.parse(a, '', NaN);
        elseif isa(a, 'missing')
            x = nan(size(a));
        else
            error('MATLAB:datetime:InvalidComparison', 'Comparison is not defined between datetime and %s arrays.', class(a));
        end
    end
    function [t, i] = extreme(f, t, rest)
        rest = datetime.flags(rest);
        if ~isempty(rest) && ~isempty(rest{1}) && ~ischar(rest{1}) && ~isstring(rest{1})
            t.Data = f(t.Data, datetime.ms(rest{1}));
            i = [];
        else
            [t.Data, i] = f(t.Data, rest{:});
        end
    end
    function t = joined(dim, parts)
        first = find(cellfun(@(p) isa(p, 'datetime'), parts), 1);
        t = parts{first};
        data = cell(1, numel(parts));
        for k = 1:numel(parts)
            if isnumeric(parts{k}) && isempty(parts{k})
                data{k} = [];
            else
                data{k} = datetime.as_in(t, parts{k});
            end
        end
        t.Data = cat(dim, data{:});
    end
    function x = moved(t, c, sgn)
        [y, m, d] = ymd(t);
        k = y * 12 + m - 1 + sgn * c.Months;
        y = floor(k / 12);
        m = mod(k, 12) + 1;
        d = min(d, eomday(y, m));
        x = datetime.ms_of(y, m, d + sgn * c.Days, 0, 0, 0, 0) + mod(t.Data, 86400000) + sgn * c.Time;
    end
    function [x, f] = parse(text, form, pivot)
        c = cellstr(text);
        x = nan(size(c));
        f = 'default';
        for k = 1:numel(c)
            w = strtrim(c{k});
            switch lower(w)
                case {'', 'nat'}, continue
                case 'now', x(k) = datetime.today_ms(true); continue
                case 'today', x(k) = datetime.today_ms(false); continue
                case 'tomorrow', x(k) = datetime.today_ms(false) + 86400000; continue
                case 'yesterday', x(k) = datetime.today_ms(false) - 86400000; continue
            end
            [v, ok] = datetime.read(w, form, pivot);
            if ok
                x(k) = v;
            elseif isempty(form)
                error('MATLAB:datetime:UnrecognizedDateStringSuggestLocale', 'Could not recognize the date/time format of ''%s''. You can specify a format using the ''InputFormat'' parameter. If the date/time text contains day, month, or time zone names in a language foreign to the ''%s'' locale, those might not be recognized. You can specify a different locale using the ''Locale'' parameter.', w, 'en_US');
            elseif isscalar(c)
                error('MATLAB:datetime:ParseErr', 'Unable to convert ''%s'' to datetime using the format ''%s''.', w, form);
            end
        end
    end
    function [x, ok] = read(w, form, pivot)
        ok = true;
        if isempty(form)
            try
                x = round((datenum(w) - 719529) * 86400000);
            catch
                x = NaN;
                ok = false;
            end
            return
        end
        [x, ok] = datetime.scan(w, form, pivot);
    end
    function [x, ok] = scan(w, form, pivot)
        names = {'jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'};
        v = [NaN 1 1 0 0 0];
        half = '';
        ahead = 0;
        ok = false;
        x = NaN;
        tokens = regexp(form, '''[^'']*''|([a-zA-Z])\1*|[^a-zA-Z'']', 'match');
        for i = 1:numel(tokens)
            t = tokens{i};
            number = '';
            switch t(1)
                case {'y', 'u', 'd', 'H', 'h', 'm', 's', 'S', 'D'}, number = regexp(w, '^\d+', 'match', 'once');
                case 'M'
                    if numel(t) < 3
                        number = regexp(w, '^\d+', 'match', 'once');
                    else
                        word = regexp(w, '^[A-Za-z]+', 'match', 'once');
                        k = find(strncmpi(word, names, 3));
                        if numel(word) < 3 || isempty(k), return, end
                        v(2) = k;
                        w = w(numel(word) + 1:end);
                        continue
                    end
                case {'e', 'E'}
                    word = regexp(w, '^[A-Za-z]+', 'match', 'once');
                    w = w(numel(word) + 1:end);
                    continue
                case {'X', 'x', 'Z', 'z'}
                    word = regexp(w, '^(Z|UTC|GMT|[+-]\d{2}(:?\d{2})?)', 'match', 'once');
                    if isempty(word), return, end
                    w = w(numel(word) + 1:end);
                    if numel(word) == 3 && any(word(1) == '+-'), word = [word, ':00']; end %#ok<AGROW>
                    ahead = mc_time_zone(word, 0, 'utc');
                    continue
                case 'a'
                    if numel(w) < 2, return, end
                    half = upper(w(1:2));
                    w = w(3:end);
                    continue
                otherwise
                    lit = strrep(t, '''', '');
                    if ~strncmp(w, lit, numel(lit)), return, end
                    w = w(numel(lit) + 1:end);
                    continue
            end
            if isempty(number), return, end
            next = '';
            if i < numel(tokens), next = tokens{i + 1}; end
            if ~isempty(next) && isletter(next(1)) || t(1) == 'S' || numel(t) == 4
                number = number(1:min(numel(number), numel(t)));
            elseif ~any(t(1) == 'yuSD')
                number = number(1:min(numel(number), 2));
            end
            w = w(numel(number) + 1:end);
            n = str2double(number);
            switch t(1)
                case {'y', 'u'}
                    if numel(t) == 2 && numel(number) <= 2
                        if isnan(pivot)
                            pivot = year_now() - 50;
                        end
                        n = pivot + mod(n - pivot, 100);
                    end
                    v(1) = n;
                case 'M', v(2) = n;
                case 'd', v(3) = n;
                case {'H', 'h'}, v(4) = n;
                case 'm', v(5) = n;
                case 's', v(6) = v(6) + n;
                case 'S', v(6) = v(6) + n / 10 ^ numel(number);
                case 'D', v(2) = 1; v(3) = n;
            end
        end
        if ~isempty(w), return, end
        if isnan(v(1)) && ~any(cellfun(@(t) any(t(1) == 'MdD'), tokens))
            % a time of the day alone is today's
            today = datevec(now);
            v(1:3) = today(1:3);
        elseif isnan(v(1))
            v(1) = year_now();
        end
        if strcmp(half, 'PM') && v(4) < 12
            v(4) = v(4) + 12;
        elseif strcmp(half, 'AM') && v(4) == 12
            v(4) = 0;
        end
        if v(2) < 1 || v(2) > 12 || v(3) < 1 || v(3) > 366 || v(4) > 24 || v(5) > 59 || v(6) >= 61, return, end
        if ~any(form == 'D') && v(3) > eomday(v(1), v(2)), return, end
        x = datetime.ms_of(v(1), v(2), v(3), v(4), v(5), v(6), 0) - ahead;
        ok = true;
    end
    function f = format_of(t)
        f = t.Format;
        if any(strcmp(f, {'default', 'defaultdate'}))
            known = t.Data(~isnan(t.Data));
            midnight = all(mod(known, 86400000) == 0);
            if midnight && ~isempty(known) || strcmp(f, 'defaultdate')
                f = 'dd-MMM-uuuu';
            else
                f = 'dd-MMM-uuuu HH:mm:ss';
            end
        end
    end
    function c = texts(t, f, locale)
        if nargin > 2 && ~strncmpi(locale, 'en', 2)
            error('tame:unsupported', 'Texts of times in the locale ''%s'' are not supported yet.', char(locale));
        end
        if nargin < 2 || strcmp(f, 'default')
            f = datetime.format_of(t);
        end
        f = char(f);
        tokens = regexp(f, '''[^'']*''|([a-zA-Z])\1*|[^a-zA-Z'']', 'match');
        c = cell(size(t.Data));
        for k = 1:numel(c)
            if isnan(t.Data(k))
                c{k} = 'NaT';
            elseif abs(t.Data(k)) > 1e17
                c{k} = sprintf('%g', sign(t.Data(k)) * Inf);
            else
                c{k} = datetime.text(t.Data(k), tokens, t.TimeZone);
            end
        end
    end
    function w = text(ms, tokens, zone)
        n = floor(ms / 86400000) + 719529;
        v = datevec(n);
        rest = ms - floor(ms / 86400000) * 86400000;
        h = floor(rest / 3600000);
        mi = floor((rest - h * 3600000) / 60000);
        s = (rest - h * 3600000 - mi * 60000) / 1000;
        w = '';
        for i = 1:numel(tokens)
            t = tokens{i};
            z = numel(t);
            switch t(1)
                case {'y', 'u'}
                    if z == 2
                        p = sprintf('%02d', mod(v(1), 100));
                    else
                        p = sprintf('%0*d', z + (v(1) < 0), v(1));
                    end
                case 'M'
                    if z <= 2
                        p = sprintf('%0*d', z, v(2));
                    elseif z == 3
                        p = datestr(n, 'mmm');
                    elseif z == 4
                        p = datestr(n, 'mmmm');
                    else
                        p = datestr(n, 'm');
                    end
                case 'd', p = sprintf('%0*d', z, v(3));
                case 'D', p = sprintf('%0*d', z, n - datenum(v(1), 1, 1) + 1);
                case {'e', 'E'}
                    if z == 4
                        p = datestr(n, 'dddd');
                    elseif z <= 3 && (t(1) == 'E' || z == 3)
                        p = datestr(n, 'ddd');
                    else
                        p = sprintf('%d', mod(n - 2, 7) + 1);
                    end
                case 'Q'
                    q = ceil(v(2) / 3);
                    if z <= 2, p = sprintf('%0*d', z, q); else, p = sprintf('Q%d', q); end
                case 'H', p = sprintf('%0*d', z, h);
                case 'h', p = sprintf('%0*d', z, mod(h + 11, 12) + 1);
                case 'm', p = sprintf('%0*d', z, mi);
                case 's', p = sprintf('%0*d', z, floor(s));
                case 'S'
                    p = sprintf('%0*d', z, floor((s - floor(s)) * 10 ^ z + 1e-4));
                case 'a'
                    if h >= 12, p = 'PM'; else, p = 'AM'; end
                case 'W', p = sprintf('%0*d', z, ceil((v(3) + mod(floor(n) - v(3) - 1, 7)) / 7));
                case 'G', p = 'CE';
                case {'z', 'Z', 'x', 'X'}, p = datetime.zone_text(t, zone, ms);
                otherwise, p = strrep(t, '''', '');
            end
            w = [w, p]; %#ok<AGROW>
        end
    end
    function p = zone_text(t, zone, ms)
        [ahead, summer, names] = mc_time_zone(zone, ms, 'wall');
        z = numel(t);
        sgn = '+';
        if ahead < 0, sgn = '-'; end
        h = floor(abs(ahead) / 3600000);
        m = mod(abs(ahead) / 60000, 60);
        if isempty(zone)
            p = '';
        elseif t(1) == 'z'
            p = names{1 + summer};
        elseif t(1) == 'Z' && z == 4
            p = sprintf('GMT%c%02d:%02d', sgn, h, m);
        elseif (t(1) == 'X' || t(1) == 'Z' && z == 5) && ahead == 0
            p = 'Z';
        elseif any(t(1) == 'xX') && z == 1 && m == 0
            p = sprintf('%c%02d', sgn, h);
        elseif any(t(1) == 'xX') && any(z == [3 5]) || z == 5
            p = sprintf('%c%02d:%02d', sgn, h, m);
        else
            p = sprintf('%c%02d%02d', sgn, h, m);
        end
    end
end
end

function x = assigned(t, v)
% What is put into elements: a time or a text of one.
if isnumeric(v)
    error('MATLAB:datetime:InvalidNumericAssignment', ['You cannot assign numeric values to a datetime array. Assign ', ...
        'to the array''s Year, Month, Day, Hour, Minute, or Second properties, or use datetime(x,''ConvertFrom'',...) ', ...
        'to create datetime values for assignment.']);
elseif ~(isdatetime(v) || isstring(v) || iscellstr(v) || ischar(v) && (isrow(v) || isempty(v)) || isa(v, 'missing'))
    error('MATLAB:datetime:InvalidAssignment', ...
        'Right hand side of an assignment must be a datetime array or text representing dates and times.');
end
try
    x = datetime.as_in(t, v);
catch e
    if ~isdatetime(v) && strncmp(e.identifier, 'MATLAB:datetime:UnrecognizedDateString', 38)
        v = cellstr(v);
        error('MATLAB:datetime:AutoConvertString', ...
            'Unable to convert the text ''%s'' to a datetime value because its format was not recognized.', v{1});
    end
    rethrow(e)
end
end

function bad_format(f)
error('MATLAB:datetime:UnrecognizedFormat', ['The format ''%s'' is not valid. See the ', ...
    '<a href="matlab:doc(''datetime.Format'')">datetime.Format property</a> for a complete description of the ', ...
    'identifiers used in datetime formats.'], char(f));
end

function bad_week()
error('MATLAB:datetime:InvalidWeekType', ...
    'Week type must be ''weekofyear'', ''weekofmonth, ''iso-weekofyear'', or ''iso-weekofmonth.');
end

function y = year_now()
v = datevec(now);
y = v(1);
end

function t = reshape_(t)
t.Data = t.Data(:);
end
