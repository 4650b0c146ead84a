classdef calendarDuration
% CALENDARDURATION  Lengths of time in units of the calendar: months, days and a time.
%   Source: MATLAB documentation, "calendarDuration".
%#interpreted

properties
    Format = 'ymdt'
end
properties (Hidden)
    Months = 0
    Days = 0
    Time = 0
end

methods
    function c = calendarDuration(varargin)
        parts = varargin;
        if numel(parts) > 2 && (ischar(parts{end - 1}) || isstring(parts{end - 1}))
            if ~strcmpi(parts{end - 1}, 'Format')
                error('MATLAB:calendarDuration:InvalidParameter', '''%s'' is not a recognized parameter.', char(parts{end - 1}));
            end
            c.Format = char(parts{end});
            parts = parts(1:end - 2);
        end
        if isempty(parts)
            return
        end
        if isscalar(parts)
            parts = num2cell(parts{1}, 1);
        end
        if any(cellfun(@(x) any(x(isfinite(x)) ~= fix(x(isfinite(x)))), parts(1:3)))
            error('MATLAB:calendarDuration:MustBeInteger', 'Calendar duration components must be integer values.');
        end
        c.Months = parts{1} * 12 + parts{2} + 0 * parts{3};
        c.Days = parts{3} + 0 * c.Months;
        c.Time = 0 * c.Months;
        if numel(parts) == 4
            c.Time = duration.ms(parts{4}) + 0 * c.Months;
        elseif numel(parts) == 6
            c.Time = parts{4} * 3600000 + parts{5} * 60000 + parts{6} * 1000 + 0 * c.Months;
        end
    end
    function varargout = size(c, varargin)
        [varargout{1:max(nargout, 1)}] = size(c.Months, varargin{:});
    end
    function n = numel(c, varargin), n = numel(c.Months); end
    function n = length(c), n = length(c.Months); end
    function r = isempty(c), r = isempty(c.Months); end
    function k = end(c, i, n)
        if n == 1, k = numel(c.Months); else, k = size(c.Months, i); end
    end
    function varargout = subsref(c, s)
        if strcmp(s(1).type, '()')
            c.Months = subsref(c.Months, s(1));
            c.Days = subsref(c.Days, s(1));
            c.Time = subsref(c.Time, s(1));
            out = c;
        else
            out = c.(s(1).subs);
        end
        if numel(s) > 1
            out = subsref(out, s(2:end));
        end
        varargout{1} = out;
    end
    function c = subsasgn(c, s, v)
        if strcmp(s(1).type, '.')
            c.(s(1).subs) = v;
            return
        end
        if isnumeric(c) && isempty(c)
            c = v;
            [c.Months, c.Days, c.Time] = deal([]);
        end
        if isnumeric(v) && isempty(v)
            c.Months(s(1).subs{:}) = [];
            c.Days(s(1).subs{:}) = [];
            c.Time(s(1).subs{:}) = [];
            return
        end
        v = calendarDuration.of(v);
        c.Months = subsasgn(c.Months, s(1), v.Months);
        c.Days = subsasgn(c.Days, s(1), v.Days);
        c.Time = subsasgn(c.Time, s(1), v.Time);
    end
    function c = each(c, f)
        c.Months = f(c.Months);
        c.Days = f(c.Days);
        c.Time = f(c.Time);
    end
    function c = reshape(c, varargin), c = each(c, @(x) reshape(x, varargin{:})); end
    function c = repmat(c, varargin), c = each(c, @(x) repmat(x, varargin{:})); end
    function c = transpose(c), c = each(c, @(x) x.'); end
    function c = ctranspose(c), c = each(c, @(x) x.'); end
    function r = isnan(c), r = isnan(c.Months + c.Days + c.Time); end
    function r = ismissing(c), r = isnan(c); end
    function r = isfinite(c), r = isfinite(c.Months + c.Days + c.Time); end
    function r = isinf(c), r = isinf(c.Months + c.Days + c.Time); end
    function x = calquarters(c), x = fix(c.Months / 3); end
    function x = calyears(c), x = fix(c.Months / 12); end
    function x = calmonths(c), x = c.Months; end
    function x = caldays(c), x = c.Days; end
    function x = calweeks(c), x = fix(c.Days / 7); end
    function d = time(c), d = duration(0, 0, c.Time / 1000); end
    function varargout = split(c, units)
        % The parts of UNITS, years and months before days; what is left of smaller ones is dropped.
        units = lower(cellstr(units));
        months = c.Months;
        for k = 1:numel(units)
            switch units{k}
                case {'year', 'years'}, x = fix(months / 12); months = months - 12 * x;
                case {'quarter', 'quarters'}, x = fix(months / 3); months = months - 3 * x;
                case {'month', 'months'}, x = months;
                case {'week', 'weeks'}, x = fix(c.Days / 7); c.Days = c.Days - 7 * x;
                case {'day', 'days'}, x = c.Days;
                case 'time', x = time(c);
                otherwise, error('MATLAB:calendarDuration:InvalidUnits', 'Unrecognized unit ''%s''.', units{k});
            end
            varargout{k} = x; %#ok<AGROW>
        end
    end
    function c = plus(a, b)
        if isa(b, 'datetime')
            c = b + a;
            return
        elseif isa(a, 'datetime')
            c = a;
            c.Data = datetime.moved(a, b, 1);
            return
        end
        units = calendarDuration.units(a, b);
        a = calendarDuration.of(a);
        b = calendarDuration.of(b);
        c = a;
        c.Format = units;
        c.Months = a.Months + b.Months;
        c.Days = a.Days + b.Days;
        c.Time = a.Time + b.Time;
    end
    function c = uminus(c), c = c * -1; end
    function c = minus(a, b), c = calendarDuration.of(a) + calendarDuration.of(b) * -1; end
    function c = mtimes(a, b), c = times(a, b); end
    function c = times(a, b)
        if ~isa(a, 'calendarDuration')
            [a, b] = deal(b, a);
        end
        c = a;
        c.Months = a.Months .* b;
        c.Days = a.Days .* b;
        c.Time = a.Time .* b;
    end
    function r = eq(a, b), r = a.Months == b.Months & a.Days == b.Days & a.Time == b.Time; end
    function r = ne(a, b), r = ~eq(a, b); end
    function r = isequal(a, varargin), r = calendarDuration.same(@isequal, a, varargin); end
    function r = isequaln(a, varargin), r = calendarDuration.same(@isequaln, a, varargin); end
    function c = horzcat(varargin), c = calendarDuration.joined(2, varargin); end
    function c = vertcat(varargin), c = calendarDuration.joined(1, varargin); end
    function t = cellstr(c), t = calendarDuration.texts(c); end
    function t = char(c), t = char(reshape(calendarDuration.texts(c), [], 1)); end
    function t = string(c), t = string(calendarDuration.texts(c)); end
    function disp(c), duration.grid(calendarDuration.texts(c)); end
    function display(c)
        mc_display_name(inputname(1));
        duration.show(c, calendarDuration.texts(c), 'calendarDuration');
    end
end

methods (Static)
    function r = same(f, a, others)
        % Whether all have equal parts, however they are shown.
        r = true;
        for k = 1:numel(others)
            b = others{k};
            r = r && isa(a, 'calendarDuration') && isa(b, 'calendarDuration') && f(a.Months, b.Months) && ...
                f(a.Days, b.Days) && f(a.Time, b.Time);
        end
    end
    function x = empty(varargin)
        if nargin == 0
            varargin = {0, 0};
        end
        x = calendarDuration(0, 0, 0);
        x.Months = zeros(varargin{:});
        x.Days = zeros(varargin{:});
        x.Time = zeros(varargin{:});
        if ~isempty(x.Months)
            error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero.');
        end
    end
end

methods (Static, Hidden)
    function c = of(x)
        if isa(x, 'calendarDuration')
            c = x;
        else
            c = calendarDuration(0, 0, 0);
            c.Time = duration.ms(x);
            c.Months = 0 * c.Time;
            c.Days = 0 * c.Time;
        end
    end
    function c = joined(dim, parts)
        parts = cellfun(@(p) calendarDuration.of(p), parts, 'UniformOutput', false);
        c = parts{1};
        m = cellfun(@(p) p.Months, parts, 'UniformOutput', false);
        d = cellfun(@(p) p.Days, parts, 'UniformOutput', false);
        t = cellfun(@(p) p.Time, parts, 'UniformOutput', false);
        c.Months = cat(dim, m{:});
        c.Days = cat(dim, d{:});
        c.Time = cat(dim, t{:});
    end
    function u = units(a, b)
    % The units that a sum is shown in: those of both operands, the larger first.
        u = 'ymdt';
        if ~isa(b, 'calendarDuration')
            u = a.Format;
        elseif ~isa(a, 'calendarDuration')
            u = b.Format;
        else
            all = 'yqmwdt';
            u = all(ismember(all, [a.Format, b.Format]));
        end
    end
    function t = texts(c)
        t = cell(size(c.Months));
        names = struct('y', 'y', 'q', 'q', 'm', 'mo', 'w', 'w', 'd', 'd');
        for k = 1:numel(t)
            months = c.Months(k);
            days = c.Days(k);
            w = '';
            for unit = c.Format(c.Format ~= 't')
                switch unit
                    case 'y', n = fix(months / 12); months = months - 12 * n;
                    case 'q', n = fix(months / 3); months = months - 3 * n;
                    case 'm', n = months;
                    case 'w', n = fix(days / 7); days = days - 7 * n;
                    otherwise, n = days;
                end
                if n ~= 0 || (unit == 'd' && isempty(w) && c.Time(k) == 0), w = sprintf('%s%d%s ', w, n, names.(unit)); end
            end
            if c.Time(k) ~= 0
                s = c.Time(k) / 1000;
                h = fix(s / 3600);
                mi = fix((s - h * 3600) / 60);
                w = sprintf('%s%dh %dm %gs ', w, h, mi, s - h * 3600 - mi * 60);
            end
            t{k} = strtrim(w);
        end
    end
end
end
