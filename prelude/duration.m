classdef duration < mc_data_array
% DURATION  Lengths of time in fixed units.
%   duration(h, m, s), duration(h, m, s, ms), duration([h m s]) and duration('hh:mm:ss').
%   Source: MATLAB documentation, "duration". Kept as milliseconds.

properties
    Format = 'hh:mm:ss'
end
properties (Hidden)
    Data = 0
end

methods
    function d = duration(h, m, s, varargin)
        if nargin == 0
            return
        end
        options = {};
        if isa(h, 'duration')
            d = h;
            if nargin == 3 && strcmpi(m, 'Format'), d.Format = s; end
            return
        end
        if nargin >= 3 && (ischar(m) || isstring(m))
            options = [{m, s}, varargin];
            count = 1;
        else
            count = nargin;
            k = find(cellfun(@(x) ischar(x) || isstring(x), varargin), 1);
            if ~isempty(k)
                options = varargin(k:end);
                varargin = varargin(1:k-1);
                count = 2 + k;
            end
        end
        if ischar(h) || isstring(h) || iscell(h)
            form = '';
            for k = 1:2:numel(options) - 1
                if strcmpi(options{k}, 'InputFormat'), form = char(options{k + 1}); end
            end
            d.Data = duration.parse(h, form);
        elseif count == 1
            if size(h, 2) ~= 3
                error('MATLAB:duration:InvalidData', 'Input data must be an N-by-3 numeric matrix of hours, minutes and seconds, text, or separate numeric arrays.');
            end
            d.Data = h(:, 1) * 3600000 + h(:, 2) * 60000 + h(:, 3) * 1000;
        elseif count == 2
            error('MATLAB:minrhs', 'Not enough input arguments.');
        else
            d.Data = double(h) * 3600000 + double(m) * 60000 + double(s) * 1000;
            if count > 3
                d.Data = d.Data + double(varargin{1});
            end
        end
        for k = 1:2:numel(options) - 1
            if strcmpi(options{k}, 'Format')
                d.Format = char(options{k + 1});
            elseif ~strcmpi(options{k}, 'InputFormat')
                error('MATLAB:duration:InvalidParameter', '''%s'' is not a recognized parameter.', char(options{k}));
            end
        end
    end

    function d = set.Format(d, f)
        f = char(f);
        if ~any(strcmp(f, {'y', 'd', 'h', 'm', 's', 'hh:mm', 'mm:ss', 'hh:mm:ss', 'dd:hh:mm:ss'})) && isempty(regexp(f, '^((dd:)?hh:mm:ss|mm:ss|hh:mm:ss)\.S{1,9}$', 'once'))
            error('MATLAB:duration:UnrecognizedFormat', 'Unrecognized duration format: ''%s''.', f);
        end
        d.Format = f;
    end

    function x = hours(d), x = d.Data / 3600000; end
    function x = minutes(d), x = d.Data / 60000; end
    function x = seconds(d), x = d.Data / 1000; end
    function x = milliseconds(d), x = d.Data; end
    function x = days(d), x = d.Data / 86400000; end
    function x = years(d), x = d.Data / (365.2425 * 86400000); end
    function [h, m, s] = hms(d)
        t = d.Data / 1000;
        h = fix(t / 3600);
        m = fix((t - h * 3600) / 60);
        s = t - h * 3600 - m * 60;
    end

    function t = isnan(d), t = isnan(d.Data); end

    function varargout = subsref(d, s)
        switch s(1).type
            case '()'
                d.Data = subsref(d.Data, s(1));
                out = d;
            case '.'
                if any(strcmp(s(1).subs, {'Format', 'Data'}))
                    out = d.(s(1).subs);
                else
                    [out, s] = mc_called_by_dot(d, s);
                end
            otherwise
                error('MATLAB:duration:BraceIndexing', 'Brace indexing is not supported for variables of this type.');
        end
        if numel(s) > 1
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end
    function d = subsasgn(d, s, v)
        if strcmp(s(1).type, '.')
            d.(s(1).subs) = v;
            return
        end
        if isnumeric(d) && isempty(d)
            f = v;
            f.Data = [];
            d = f;
        end
        if isa(v, 'duration')
            x = v.Data;
        elseif isnumeric(v) && isempty(v)
            d.Data(s(1).subs{:}) = [];
            return
        elseif isnumeric(v)
            x = double(v) * 86400000;
        else
            try
                x = duration.parse(v);
            catch
                error('MATLAB:duration:InvalidAssignment', ['Right hand side of an assignment must be a duration ', ...
                    'array, numeric array representing days, or text representing durations in timer formats ', ...
                    '(e.g. ''hh:mm:ss'').']);
            end
        end
        d.Data = subsasgn(d.Data, s(1), x);
    end

    function c = plus(a, b)
        if isa(b, 'datetime')
            c = plus(b, a);
            return
        elseif isa(b, 'calendarDuration')
            c = calendarDuration.of(a) + b;
            return
        end
        [x, y, c] = duration.both(a, b, 'plus');
        c.Data = x + y;
    end
    function c = minus(a, b)
        if isa(b, 'calendarDuration')
            c = calendarDuration.of(a) - b;
            return
        end
        [x, y, c] = duration.both(a, b, 'minus');
        c.Data = x - y;
    end
    function [r, i] = ismember(a, b), [r, i] = ismember(duration.ms(a), duration.ms(b)); end
    function d = uminus(d), d.Data = -d.Data; end
    function d = uplus(d), end
    function d = abs(d), d.Data = abs(d.Data); end
    function x = sign(d), x = sign(d.Data); end
    function c = times(a, b)
        if isa(a, 'duration') && isa(b, 'duration')
            error('MATLAB:duration:TimesDurations', 'Multiplication is not defined between durations.');
        elseif isa(a, 'duration')
            c = a;
            c.Data = a.Data .* double(b);
        else
            c = b;
            c.Data = double(a) .* b.Data;
        end
    end
    function c = mtimes(a, b)
        if isscalar(a) || isscalar(b) || isa(a, 'duration') && isa(b, 'duration')
            c = times(a, b);
        elseif isa(a, 'duration')
            c = a;
            c.Data = a.Data * double(b);
        else
            c = b;
            c.Data = double(a) * b.Data;
        end
    end
    function c = rdivide(a, b)
        if isa(a, 'duration') && isa(b, 'duration')
            c = a.Data ./ b.Data;
        elseif isa(a, 'duration')
            c = a;
            c.Data = a.Data ./ double(b);
        else
            error('MATLAB:duration:DivideByDuration', 'Division of a numeric by a duration is not defined.');
        end
    end
    function c = mrdivide(a, b), c = rdivide(a, b); end
    function c = mod(a, b)
        [x, y, c] = duration.both(a, b, 'mod');
        c.Data = mod(x, y);
    end
    function c = rem(a, b)
        [x, y, c] = duration.both(a, b, 'rem');
        c.Data = rem(x, y);
    end
    function t = eq(a, b), [x, y] = duration.both(a, b, 'eq'); t = x == y; end
    function t = ne(a, b), [x, y] = duration.both(a, b, 'ne'); t = x ~= y; end
    function t = lt(a, b), [x, y] = duration.both(a, b, 'lt'); t = x < y; end
    function t = le(a, b), [x, y] = duration.both(a, b, 'le'); t = x <= y; end
    function t = gt(a, b), [x, y] = duration.both(a, b, 'gt'); t = x > y; end
    function t = ge(a, b), [x, y] = duration.both(a, b, 'ge'); t = x >= y; end
    function t = isequal(a, varargin)
        t = true;
        for k = 1:numel(varargin)
            b = varargin{k};
            t = t && isa(a, 'duration') && isa(b, 'duration') && isequal(a.Data, b.Data);
        end
    end
    function t = isequaln(a, varargin)
        t = true;
        for k = 1:numel(varargin)
            b = varargin{k};
            t = t && isa(a, 'duration') && isa(b, 'duration') && isequaln(a.Data, b.Data);
        end
    end

    function d = sum(d, varargin), d.Data = sum(d.Data, varargin{:}); end
    function d = mean(d, varargin), d.Data = mean(d.Data, varargin{:}); end
    function d = median(d, varargin), d.Data = median(d.Data, varargin{:}); end
    function d = std(d, varargin), d.Data = std(d.Data, varargin{:}); end
    function d = cumsum(d, varargin), d.Data = cumsum(d.Data, varargin{:}); end
    function d = diff(d, varargin), d.Data = diff(d.Data, varargin{:}); end
    function [d, i] = sort(d, varargin), [d.Data, i] = sort(d.Data, varargin{:}); end
    function t = issorted(d, varargin), t = issorted(d.Data, varargin{:}); end
    function [d, i, j] = unique(d, varargin), [d.Data, i, j] = unique(d.Data, varargin{:}); end
    function [d, i] = max(d, varargin)
        [d, i] = duration.extreme(@max, d, varargin);
    end
    function [d, i] = min(d, varargin)
        [d, i] = duration.extreme(@min, d, varargin);
    end
    function d = fix(d, u), if nargin < 2, u = 'seconds'; end, w = duration.unit(u); d.Data = fix(d.Data / w) * w; end
    function d = floor(d, u), if nargin < 2, u = 'seconds'; end, w = duration.unit(u); d.Data = floor(d.Data / w) * w; end
    function d = ceil(d, u), if nargin < 2, u = 'seconds'; end, w = duration.unit(u); d.Data = ceil(d.Data / w) * w; end
    function d = round(d, u), if nargin < 2, u = 'seconds'; end, w = duration.unit(u); d.Data = round(d.Data / w) * w; end

    function d = horzcat(varargin), d = duration.joined(2, varargin); end
    function d = vertcat(varargin), d = duration.joined(1, varargin); end
    function d = cat(dim, varargin), d = duration.joined(dim, varargin); end
    function c = colon(a, b, z)
        if nargin == 2
            z = b;
            b = duration(24, 0, 0);
        end
        c = a;
        if ~isa(a, 'duration')
            c = z;
        end
        c.Data = duration.ms(a):duration.ms(b):duration.ms(z);
    end
    function c = linspace(a, b, n)
        if nargin < 3
            n = 100;
        end
        c = a;
        c.Data = linspace(a.Data, b.Data, n);
    end

    function c = cellstr(d, varargin)
        c = duration.texts(d, varargin{:});
    end
    function t = char(d, varargin)
        t = strjust(char(reshape(duration.texts(d, varargin{:}), [], 1)), 'right');
    end
    function t = string(d, varargin)
        t = string(duration.texts(d, varargin{:}));
        t(isnan(d.Data)) = missing;
    end
    function disp(d)
        if isempty(d.Data)
            return
        end
        c = duration.texts(d);
        if ismatrix(d.Data)
            duration.grid(c);
        end
    end
    function display(d)
        mc_display_name(inputname(1));
        duration.show(d, duration.texts(d), 'duration');
    end
end

methods (Static)
    function x = empty(varargin)
        if nargin == 0
            varargin = {0, 0};
        end
        x = duration(0, 0, 0);
        x.Data = zeros(varargin{:});
        if ~isempty(x.Data)
            error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero.');
        end
    end
end

methods (Static, Hidden)
    function w = unit(u)
        switch char(u)
            case 'seconds', w = 1000;
            case 'minutes', w = 60000;
            case 'hours', w = 3600000;
            case 'days', w = 86400000;
            case 'years', w = 365.2425 * 86400000;
            case 'milliseconds', w = 1;
            otherwise
                error('MATLAB:duration:InvalidUnit', 'Unrecognized unit ''%s''.', char(u));
        end
    end
    function x = ms(a)
        if isa(a, 'duration')
            x = a.Data;
        elseif isnumeric(a) || islogical(a)
            x = double(a) * 86400000;
        elseif ischar(a) || isstring(a) || iscell(a)
            x = duration.parse(a);
        elseif isa(a, 'missing')
            x = nan(size(a));
        else
            error('MATLAB:duration:InvalidComparison', 'Operands of class ''%s'' and ''duration'' are not supported.', class(a));
        end
    end
    function [x, y, c] = both(a, b, name)
        x = duration.ms(a);
        y = duration.ms(b);
        if isa(a, 'duration')
            c = a;
        else
            c = b;
        end
    end
    function [d, i] = extreme(f, d, rest)
        if ~isempty(rest) && ~isempty(rest{1}) && ~ischar(rest{1}) && ~isstring(rest{1})
            [x, y, d] = duration.both(d, rest{1}, 'max');
            d.Data = f(x, y);
            i = [];
        else
            [d.Data, i] = f(d.Data, rest{:});
        end
    end
    function d = joined(dim, parts)
        first = find(cellfun(@(p) isa(p, 'duration'), parts), 1);
        d = parts{first};
        data = cell(1, numel(parts));
        for k = 1:numel(parts)
            if isnumeric(parts{k}) && isempty(parts{k})
                data{k} = [];
            else
                data{k} = duration.ms(parts{k});
            end
        end
        d.Data = cat(dim, data{:});
    end
    function x = parse(t, form)
        % Of two numbers the first is minutes where FORM says mm:ss, else hours.
        two = nargin > 1 && ~isempty(form);
        c = cellstr(t);
        x = nan(size(c));
        for k = 1:numel(c)
            p = regexp(strtrim(c{k}), '^(-?)(?:(\d+):)?(\d+):(\d+):(\d+(?:\.\d+)?)$', 'tokens', 'once');
            if two && isempty(p)
                q = regexp(strtrim(c{k}), '^(-?)(\d+):(\d+(?:\.\d+)?)$', 'tokens', 'once');
                if ~isempty(q) && strncmp(form, 'mm:ss', 5)
                    p = [q(1), {'', '0'}, q(2:3)];
                elseif ~isempty(q)
                    p = [q(1), {''}, q(2:3), {'0'}];
                end
            end
            if ~isempty(p)
                n = str2double(p(2:5));
                n(isnan(n)) = 0;
                x(k) = n(1) * 86400000 + n(2) * 3600000 + n(3) * 60000 + n(4) * 1000;
                if ~isempty(p{1})
                    x(k) = -x(k);
                end
            elseif ~isempty(strtrim(c{k})) && ~strcmpi(c{k}, 'NaN')
                error('MATLAB:duration:DataConversionErrorWithText', 'Unable to convert text to duration values.');
            end
        end
    end
    function c = texts(d, f)
        if nargin < 2
            f = d.Format;
        end
        c = cell(size(d.Data));
        for k = 1:numel(c)
            c{k} = duration.text(d.Data(k), char(f));
        end
    end
    function t = text(x, f)
        if ~isfinite(x) && numel(f) ~= 1
            t = sprintf('%g', x);
        elseif numel(f) == 1
            names = struct('y', {{365.2425 * 86400000, 'yr', 'yrs'}}, 'd', {{86400000, 'day', 'days'}}, 'h', {{3600000, 'hr', 'hr'}}, 'm', {{60000, 'min', 'min'}}, 's', {{1000, 'sec', 'sec'}});
            n = names.(f);
            v = x / n{1};
            if v == 1
                t = [duration.number(v), ' ', n{2}];
            else
                t = [duration.number(v), ' ', n{3}];
            end
        else
            places = numel(find(f == 'S'));
            sg = '';
            if x < 0
                sg = '-';
                x = -x;
            end
            scale = 10 ^ places;
            if any(f == 's')
                total = floor(x / 1000 * scale + 1e-6) / scale;
            else
                total = floor(x / 1000);
            end
            h = floor(total / 3600);
            m = floor((total - h * 3600) / 60);
            s = total - h * 3600 - m * 60;
            if places > 0
                sec = sprintf('%0*.*f', places + 3, places, s);
            else
                sec = sprintf('%02d', floor(s));
            end
            switch regexprep(f, '\.S+$', '')
                case 'hh:mm:ss', t = sprintf('%s%02d:%02d:%s', sg, h, m, sec);
                case 'hh:mm', t = sprintf('%s%02d:%02d', sg, h, m);
                case 'mm:ss', t = sprintf('%s%02d:%s', sg, h * 60 + m, sec);
                otherwise, t = sprintf('%s%02d:%02d:%02d:%s', sg, floor(h / 24), mod(h, 24), m, sec);
            end
        end
    end
    function t = number(v)
        t = sprintf('%.5g', v);
    end
    function show(d, c, name)
        n = size(c);
        if isempty(c)
            fprintf('  %s empty %s array\n%s', strjoin(arrayfun(@(k) sprintf('%d', k), n, 'UniformOutput', false), char(215)), name, mc_gap());
            return
        end
        if isscalar(c)
            fprintf('  %s\n%s', name, mc_gap());
        else
            fprintf('  %s %s array\n%s', strjoin(arrayfun(@(k) sprintf('%d', k), n, 'UniformOutput', false), char(215)), name, mc_gap());
        end
        duration.grid(c);
        fprintf('%s', mc_gap());
    end
    function grid(c)
        wide = max(reshape(cellfun(@numel, c), 1, []));
        blocks = cell(1, size(c, 2));
        for j = 1:size(c, 2)
            b = repmat(' ', size(c, 1), 3 + wide);
            for i = 1:size(c, 1)
                b(i, end - numel(c{i, j}) + 1:end) = c{i, j};
            end
            blocks{j} = b;
        end
        mc_display_blocks(blocks);
    end
end
end
