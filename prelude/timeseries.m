classdef timeseries
% TIMESERIES  Values at points in time: timeseries(data), timeseries(data, times), 'Name' and a name. Time runs along
%   the first dimension of columns and matrices, along the last of arrays of more dimensions.
%   Source: MATLAB documentation, "timeseries".
%#interpreted

properties
    Name = 'unnamed'
    Time = zeros(0, 1)
    TimeInfo = struct('Units', 'seconds', 'Start', [], 'End', [], 'Increment', NaN, 'StartDate', '', 'Format', '')
    Data = []
    DataInfo = struct('Units', '', 'Interpolation', 'linear', 'UserData', [])
    Quality = []
    QualityInfo = struct('Code', [], 'Description', {{}})
    UserData = []
    Events = []
end
properties (Dependent)
    IsTimeFirst
    Length
    TreatNaNasMissing
end
properties (Hidden)
    Method = 'linear'
    Omit = true
end

methods
    function ts = timeseries(data, time, varargin)
        if nargin == 0
            return
        end
        if ischar(data) || isstring(data)
            ts.Name = char(data);
            return
        end
        rest = varargin;
        given = nargin > 1;
        if given && (ischar(time) || isstring(time)) && ~timeseries.is_date(time)
            rest = [{time}, varargin];
            given = false;
        end
        if ~isempty(rest) && isnumeric(rest{1})
            ts.Quality = rest{1}(:);
            rest(1) = [];
        end
        if isrow(data) && ~isscalar(data) && (~given || numel(time) == numel(data))
            data = data(:);
        end
        if ~given
            time = (0:timeseries.samples(data) - 1)';
        elseif ischar(time) || iscell(time) || isstring(time)
            days = datenum(time);
            ts.TimeInfo.Units = 'days';
            ts.TimeInfo.StartDate = datestr(days(1), 'dd-mmm-yyyy HH:MM:SS');
            time = days(:) - days(1);
        elseif isduration(time)
            time = seconds(time);
        end
        time = time(:);
        if ~ismatrix(data) && size(data, ndims(data)) ~= numel(time) && size(data, 1) ~= numel(time) || ...
                ismatrix(data) && size(data, 1) ~= numel(time)
            if ismatrix(data) && numel(time) == 1
                data = reshape(data, [size(data), 1]);
            else
                error('MATLAB:timeseries:init:sizemismatch', ['The size of the data array is not consistent with the ' ...
                    'length of the time vector.']);
            end
        end
        [time, order] = sort(time);
        ts.Data = data;
        ts.Time = time;
        if ~isequal(order, (1:numel(order))')
            ts = ts.picked(order);
            ts.Time = time;
        end
        for k = 1:2:numel(rest) - 1
            switch lower(char(rest{k}))
                case 'name', ts.Name = char(rest{k+1});
                case {'istimefirst', 'isdatenum'}
                otherwise, error('MATLAB:timeseries:init:invalidOption', 'Unknown option ''%s''.', char(rest{k}));
            end
        end
    end

    function n = get.Length(ts), n = numel(ts.Time); end
    function tf = get.TreatNaNasMissing(ts), tf = ts.Omit; end
    function ts = set.TreatNaNasMissing(ts, tf), ts.Omit = tf; end
    function tf = get.IsTimeFirst(ts)
        tf = ismatrix(ts.Data) && (size(ts.Data, 1) == numel(ts.Time) || isempty(ts.Data));
    end
    function info = get.TimeInfo(ts)
        info = ts.TimeInfo;
        t = ts.Time;
        if ~isempty(t)
            info.Start = t(1);
            info.End = t(end);
            steps = diff(t);
            if numel(t) > 1 && all(abs(steps - steps(1)) <= 1e-10 * max(abs(t)))
                info.Increment = steps(1);
            end
        end
    end

    function n = length(ts), n = numel(ts.Time); end
    function s = getdatasamplesize(ts)
        s = size(ts.Data);
        if ts.IsTimeFirst
            s(1) = 1;
        else
            s(end) = [];
        end
    end
    function x = getdatasamples(ts, k)
        t = ts.picked(k);
        x = t.Data;
    end
    function ts = getsamples(ts, k)
        ts = ts.picked(k);
    end
    function ts = getsampleusingtime(ts, from, to)
        if nargin < 3
            to = from;
        end
        ts = ts.picked(find(ts.Time >= from & ts.Time <= to));
    end
    function ts = delsample(ts, kind, value)
        switch lower(char(kind))
            case 'index', gone = value;
            case 'value', gone = find(ismember(ts.Time, value));
            otherwise, error('MATLAB:timeseries:delsample:invalidOption', 'Unknown option ''%s''.', char(kind));
        end
        keep = 1:numel(ts.Time);
        keep(gone) = [];
        ts = ts.picked(keep);
    end
    function ts = addsample(ts, varargin)
        if isstruct(varargin{1})
            data = varargin{1}.data;
            time = varargin{1}.time;
        else
            for k = 1:2:numel(varargin) - 1
                switch lower(char(varargin{k}))
                    case 'data', data = varargin{k+1};
                    case 'time', time = varargin{k+1};
                    otherwise
                        error('MATLAB:timeseries:addsample:invalidOption', 'Unknown option ''%s''.', char(varargin{k}));
                end
            end
        end
        if any(ismember(time, ts.Time))
            error('MATLAB:timeseries:addsample:overlaptime', 'A sample with this time is there already.');
        end
        if ts.IsTimeFirst
            ts.Data = [ts.Data; data];
        else
            ts.Data = cat(ndims(ts.Data), ts.Data, data);
        end
        [ts.Time, order] = sort([ts.Time; time(:)]);
        t = ts.Time;
        ts = ts.picked(order);
        ts.Time = t;
    end
    function ts = setinterpmethod(ts, method)
        ts.Method = method;
        ts.DataInfo.Interpolation = method;
    end
    function m = getinterpmethod(ts), m = ts.Method; end
    function ts = setuniformtime(ts, varargin)
        n = numel(ts.Time);
        o = struct('starttime', 0, 'endtime', [], 'interval', []);
        for k = 1:2:numel(varargin) - 1
            o.(lower(char(varargin{k}))) = varargin{k+1};
        end
        if isempty(o.interval)
            if isempty(o.endtime)
                o.interval = 1;
            else
                o.interval = (o.endtime - o.starttime) / max(n - 1, 1);
            end
        elseif ~isempty(o.endtime)
            o.starttime = o.endtime - o.interval * (n - 1);
        end
        ts.Time = o.starttime + o.interval * (0:n-1)';
    end
    function ts = resample(ts, time, method)
        if nargin < 3
            method = ts.Method;
        end
        time = time(:);
        [x, back] = ts.columns();
        if isa(method, 'function_handle')
            y = method(time, ts.Time, x);
        elseif strcmp(method, 'zoh')
            y = interp1(ts.Time, x, time, 'previous');
            y(time > ts.Time(end), :) = repmat(x(end, :), nnz(time > ts.Time(end)), 1);
        else
            y = interp1(ts.Time, x, time, method);
        end
        ts.Data = back(y);
        ts.Time = time;
        if ~isempty(ts.Quality)
            ts.Quality = [];
        end
    end
    function ts = detrend(ts, kind, k)
        n = strcmpi(kind, 'linear');
        x = ts.Data;
        if nargin < 3
            k = 1:size(x, 2);
        end
        x(:, k) = detrend(x(:, k), n);
        ts.Data = x;
    end
    function [a, b] = synchronize(a, b, how, varargin)
        switch lower(char(how))
            case 'union'
                t = union(a.Time, b.Time);
                t = t(t >= max(a.Time(1), b.Time(1)) & t <= min(a.Time(end), b.Time(end)));
            case 'intersection', t = intersect(a.Time, b.Time);
            case 'uniform'
                step = min(min(diff(a.Time)), min(diff(b.Time)));
                for k = 1:2:numel(varargin) - 1
                    if strcmpi(varargin{k}, 'interval'), step = varargin{k+1}; end
                end
                t = (max(a.Time(1), b.Time(1)):step:min(a.Time(end), b.Time(end)))';
            otherwise, error('MATLAB:timeseries:synchronize:method', 'Unknown method ''%s''.', char(how));
        end
        a = resample(a, t);
        b = resample(b, t);
    end
    function ts = append(ts, varargin)
        for k = 1:numel(varargin)
            b = varargin{k};
            if ts.IsTimeFirst
                ts.Data = [ts.Data; b.Data];
            else
                ts.Data = cat(ndims(ts.Data), ts.Data, b.Data);
            end
            ts.Time = [ts.Time; b.Time];
        end
    end
    function ts = vertcat(varargin), ts = append(varargin{:}); end

    function x = mean(ts, varargin), x = ts.statistic(@mean); end
    function x = median(ts, varargin), x = ts.statistic(@median); end
    function x = sum(ts, varargin), x = ts.statistic(@sum); end
    function x = std(ts, varargin), x = ts.statistic(@(v) std(v, 0, 1)); end
    function x = var(ts, varargin), x = ts.statistic(@(v) var(v, 0, 1)); end
    function x = max(ts, varargin), x = ts.statistic(@(v) max(v, [], 1)); end
    function x = min(ts, varargin), x = ts.statistic(@(v) min(v, [], 1)); end
    function x = iqr(ts, varargin), x = ts.statistic(@(v) iqr(v, 1)); end

    function ts = plus(a, b), ts = timeseries.both(@plus, a, b); end
    function ts = minus(a, b), ts = timeseries.both(@minus, a, b); end
    function ts = times(a, b), ts = timeseries.both(@times, a, b); end
    function ts = rdivide(a, b), ts = timeseries.both(@rdivide, a, b); end
    function ts = mtimes(a, b), ts = timeseries.both(@mtimes, a, b); end
    function ts = mrdivide(a, b), ts = timeseries.both(@mrdivide, a, b); end
    function ts = uminus(a), ts = a; ts.Data = -a.Data; end
    function ts = abs(a), ts = a; ts.Data = abs(a.Data); end

    function t = timetable(ts)
        t = timetable(seconds(ts.Time), ts.Data, 'VariableNames', {'Data'});
    end

    function ts = set.Data(ts, x)
        ts.Data = x;
    end

    function disp(ts)
        fprintf('  timeseries\n');
        timeseries.gap();
        fprintf('  Common Properties:\n');
        fprintf('            Name: ''%s''\n', ts.Name);
        fprintf('            Time: %s\n', timeseries.about(ts.Time));
        fprintf('        TimeInfo: tsdata.timemetadata\n');
        fprintf('            Data: %s\n', timeseries.about(ts.Data));
        fprintf('        DataInfo: tsdata.datametadata\n');
    end
end

methods (Hidden)
    function ts = picked(ts, k)
        if ts.IsTimeFirst
            ts.Data = ts.Data(k, :);
        else
            s = size(ts.Data);
            x = reshape(ts.Data, [], s(end));
            x = x(:, k);
            ts.Data = reshape(x, [s(1:end-1), size(x, 2)]);
        end
        ts.Time = ts.Time(k);
        if ~isempty(ts.Quality)
            ts.Quality = ts.Quality(k);
        end
    end
    function [x, back] = columns(ts)
        % The data with time down the columns, and what brings them back into their shape.
        if ts.IsTimeFirst
            x = ts.Data;
            back = @(y) y;
        else
            s = size(ts.Data);
            x = reshape(ts.Data, [], s(end)).';
            back = @(y) reshape(y.', [s(1:end-1), size(y, 1)]);
        end
    end
    function r = statistic(ts, f)
        [x, ~] = ts.columns();
        r = zeros(1, size(x, 2));
        for k = 1:size(x, 2)
            v = x(:, k);
            if ts.Omit
                v = v(~isnan(v));
            end
            r(k) = f(v);
        end
        if ~ts.IsTimeFirst
            s = size(ts.Data);
            r = reshape(r, [s(1:end-1), 1]);
        end
    end
end

methods (Static, Hidden)
    function n = samples(data)
        if ismatrix(data)
            n = size(data, 1);
        else
            n = size(data, ndims(data));
        end
    end
    function tf = is_date(text)
        tf = ~isempty(regexp(char(text(1, :)), '\d', 'once'));
    end
    function ts = both(f, a, b)
        if isa(a, 'timeseries') && isa(b, 'timeseries')
            if ~isequal(a.Time, b.Time)
                error('MATLAB:timeseries:arith:badTimes', 'The time vectors of the two time series must be the same.');
            end
            ts = a;
            if isequal(f, @mtimes), f = @times; elseif isequal(f, @mrdivide), f = @rdivide; end
            ts.Data = f(a.Data, b.Data);
            ts.Name = 'unnamed';
        elseif isa(a, 'timeseries')
            ts = a;
            ts.Data = f(a.Data, b);
            ts.Name = 'unnamed';
        else
            ts = b;
            ts.Data = f(a, b.Data);
            ts.Name = 'unnamed';
        end
    end
    function w = about(x)
        w = sprintf('%dx', size(x));
        w = sprintf('[%s %s]', w(1:end-1), class(x));
    end
    function gap()
        fprintf('%s', mc_gap());
    end
end
end
