classdef mc_data_array
% MC_DATA_ARRAY  Arrays of objects of which all that differs is one array of numbers, Data, NaN where an element
%   is missing: what they have as arrays. The classes that inherit declare Data.
%#interpreted

methods
    function varargout = size(a, varargin)
        [varargout{1:max(nargout, 1)}] = size(a.Data, varargin{:});
    end
    function n = numel(a, varargin), n = numel(a.Data); end
    function n = length(a), n = length(a.Data); end
    function n = ndims(a), n = ndims(a.Data); end
    function r = isempty(a), r = isempty(a.Data); end
    function r = isscalar(a), r = isscalar(a.Data); end
    function r = isvector(a), r = isvector(a.Data); end
    function r = isrow(a), r = isrow(a.Data); end
    function r = iscolumn(a), r = iscolumn(a.Data); end
    function r = ismatrix(a), r = ismatrix(a.Data); end
    function r = ismissing(a), r = isnan(a.Data); end
    function r = isfinite(a), r = isfinite(a.Data); end
    function r = isinf(a), r = isinf(a.Data); end
    function k = end(a, i, n)
        if n == 1
            k = numel(a.Data);
        else
            k = size(a.Data, i);
        end
    end
    function a = reshape(a, varargin), a.Data = reshape(a.Data, varargin{:}); end
    function a = repmat(a, varargin), a.Data = repmat(a.Data, varargin{:}); end
    function a = transpose(a), a.Data = a.Data.'; end
    function a = ctranspose(a), a.Data = a.Data.'; end
    function a = permute(a, p), a.Data = permute(a.Data, p); end
    function a = ipermute(a, p), a.Data = ipermute(a.Data, p); end
    function a = squeeze(a), a.Data = squeeze(a.Data); end
    function a = circshift(a, varargin), a.Data = circshift(a.Data, varargin{:}); end
    function a = flip(a, varargin), a.Data = flip(a.Data, varargin{:}); end
    function a = fliplr(a), a.Data = fliplr(a.Data); end
    function a = flipud(a), a.Data = flipud(a.Data); end
    function a = rot90(a, varargin), a.Data = rot90(a.Data, varargin{:}); end
    function a = repelem(a, varargin), a.Data = repelem(a.Data, varargin{:}); end
    function writematrix(a, varargin), writematrix(reshape(string(cellstr(a)), size(a)), varargin{:}); end
    function [a, i] = sortrows(a, varargin), [a.Data, i] = sortrows(a.Data, varargin{:}); end
    function r = issortedrows(a, varargin), r = issortedrows(a.Data, varargin{:}); end
    function [a, i] = topkrows(a, varargin), [a.Data, i] = topkrows(a.Data, varargin{:}); end
    function a = cummax(a, varargin), a.Data = cummax(a.Data, varargin{:}); end
    function a = cummin(a, varargin), a.Data = cummin(a.Data, varargin{:}); end
    function [m, f, all] = mode(a, varargin)
        m = a;
        [m.Data, f, all] = mode(a.Data, varargin{:});
        for k = 1:numel(all)
            a.Data = all{k};
            all{k} = a;
        end
    end
    function a = quantile(a, varargin), a.Data = quantile(a.Data, varargin{:}); end
    function a = prctile(a, varargin), a.Data = prctile(a.Data, varargin{:}); end
    function [r, q] = iqr(a, varargin)
        [width, ends] = iqr(a.Data, varargin{:});
        q = a;
        q.Data = ends;
        r = mc_data_array.length_of(a, width);
    end
    function [tf, step] = isuniform(a)
        [tf, width] = isuniform(a.Data);
        step = mc_data_array.length_of(a, width);
    end
    function c = mat2cell(a, varargin)
        c = mat2cell(a.Data, varargin{:});
        for k = 1:numel(c)
            a.Data = c{k};
            c{k} = a;
        end
    end
    function c = num2cell(a, varargin)
        if isempty(varargin)
            c = arrayfun(@(x) x, a, 'UniformOutput', false);
            return
        end
        parts = num2cell(a.Data, varargin{:});
        c = cell(size(parts));
        for k = 1:numel(parts)
            a.Data = parts{k};
            c{k} = a;
        end
    end
    function varargout = arrayfun(f, varargin)
        [varargout{1:max(nargout, 1)}] = mc_arrayfun_of_objects(f, varargin{:});
    end

    % Sets, of two arrays that vertcat makes one class of.
    function [c, i] = setdiff(a, b, varargin), [c, i] = mc_data_array.of_two(@setdiff, a, b, varargin); end
    function [c, i, j] = union(a, b, varargin), [c, i, j] = mc_data_array.of_two(@union, a, b, varargin); end
    function [c, i, j] = intersect(a, b, varargin), [c, i, j] = mc_data_array.of_two(@intersect, a, b, varargin); end
    function [c, i, j] = setxor(a, b, varargin), [c, i, j] = mc_data_array.of_two(@setxor, a, b, varargin); end

    % Functions of the numbers, which may stand behind an option as well.
    function varargout = fillmissing(varargin)
        k = 1 + find(cellfun(@(x) (ischar(x) || isstring(x)) && strcmpi(x, 'constant'), varargin(2:end)), 1);
        if ~isempty(k) && isa(varargin{1}, 'mc_data_array')
            a = varargin{1};
            varargin{k + 1} = mc_data_array.pair(a, varargin{k + 1});
        end
        [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@fillmissing, varargin);
    end
    function varargout = movmean(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movmean, varargin); end
    function varargout = movmedian(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movmedian, varargin); end
    function varargout = movsum(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movsum, varargin); end
    function varargout = movmax(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movmax, varargin); end
    function varargout = movmin(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movmin, varargin); end
    function varargout = movstd(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movstd, varargin); end
    function varargout = movvar(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@movvar, varargin); end
    function varargout = smoothdata(varargin), [varargout{1:max(nargout, 1)}] = mc_data_array.of_numbers(@smoothdata, varargin); end
    function r = isoutlier(varargin)
        args = mc_data_array.numbers(varargin);
        r = isoutlier(args{:});
    end
    function r = islocalmax(varargin)
        args = mc_data_array.numbers(varargin);
        r = islocalmax(args{:});
    end
    function r = islocalmin(varargin)
        args = mc_data_array.numbers(varargin);
        r = islocalmin(args{:});
    end
    function v = interp1(varargin)
        last = find(cellfun(@(x) ischar(x) || isstring(x), varargin), 1);
        if isempty(last), last = numel(varargin) + 1; end
        from = 1 + (last > 3);
        kind = varargin{from};
        plain = mc_data_array.numbers(varargin);
        v = interp1(plain{:});
        if isa(kind, 'mc_data_array')
            kind.Data = v;
            v = kind;
        end
    end
    function [n, edges, bin] = histcounts(x, varargin)
        [edges, args] = mc_data_array.edges_of(x, varargin);
        [n, ~, bin] = histcounts(x.Data, edges.Data, args{:});
    end
    function [bin, edges] = discretize(x, varargin)
        [edges, args] = mc_data_array.edges_of(x, varargin);
        if any(cellfun(@(a) (ischar(a) || isstring(a)) && any(strcmpi(a, 'categorical')), args)) && numel(args) == 1
            t = cellstr(edges);
            names = strcat('[', t(1:end - 1), ', ', t(2:end), ')');
            names{end}(end) = ']';
            args = {'categorical', names};
        end
        bin = discretize(x.Data, edges.Data, args{:});
    end
    function [r, step] = isregular(t, unit)
        d = diff(t);
        r = ~isempty(d) && ~any(ismissing(d)) && all(abs(d.Data - d.Data(1)) <= 1e-9 * max(abs(d.Data(1)), 1));
        step = d;
        step.Data = NaN;
        if r, step.Data = d.Data(1); end
        if nargin > 1 && ~strcmpi(unit, 'time')
            % The step that the first two are apart, if it leads to all.
            step = timetable.step(unit) * NaN;
            [first, second] = deal(t);
            first.Data = t.Data(1:min(end, 1));
            second.Data = t.Data(2:min(end, 2));
            r = false;
            if ~isempty(second) && ~any(ismissing(t))
                between_them = mc_data_array.apart(first, second, unit);
                grid = first + (0:numel(t) - 1) * between_them;
                r = first.Data ~= second.Data && isequal(reshape(grid.Data, [], 1), reshape(t.Data, [], 1));
                if r, step = between_them; end
            end
        end
    end
end

methods (Static, Hidden)
    function d = length_of(a, width)
        % A duration of so many milliseconds, shown as A is if that is one.
        if isduration(a)
            d = a;
            d.Data = width;
        else
            d = duration(0, 0, width / 1000);
        end
    end
    function d = apart(a, b, unit)
        % How many units of the calendar or the clock B is after A.
        unit = regexprep(lower(char(unit)), '(ly|s)$', '');
        if strcmp(unit, 'dai'), unit = 'day'; end
        if isdatetime(a) && any(strcmp(unit, {'year', 'quarter', 'month', 'week', 'day'}))
            d = between(a, b, [unit, 's']);
        else
            d = b - a;
        end
    end
    function b = pair(a, b)
        % B as an array of the class of A.
        b = vertcat(reshape(a, [], 1), reshape(b, [], 1));
        b.Data = b.Data(numel(a) + 1:end);
    end
    function varargout = of_two(f, a, b, args)
        first = a;
        if ~isa(a, 'mc_data_array'), first = b; end
        if ~isa(a, 'mc_data_array') && ischar(a), a = {a}; end
        if ~isa(b, 'mc_data_array') && ischar(b), b = {b}; end
        x = mc_data_array.pair(first, a);
        y = mc_data_array.pair(first, b);
        [c, varargout{2:nargout}] = f(reshape(x.Data, size(a)), reshape(y.Data, size(b)), args{:});
        first.Data = c;
        varargout{1} = first;
    end
    function args = numbers(args)
        for k = 1:numel(args)
            if isa(args{k}, 'mc_data_array'), args{k} = args{k}.Data; end
        end
    end
    function varargout = of_numbers(f, args)
        kind = args{1};
        args = mc_data_array.numbers(args);
        [varargout{1:nargout}] = f(args{:});
        if isa(kind, 'mc_data_array')
            kind.Data = varargout{1};
            varargout{1} = kind;
        end
    end
    function [edges, args] = edges_of(x, args)
        % Edges of bins: given, by a number of bins, a width, or a unit of time, which may be a BinMethod.
        k = find(cellfun(@(a) (ischar(a) || isstring(a)) && any(strcmpi(a, {'BinMethod', 'NumBins', 'BinWidth'})), args), 1);
        if ~isempty(k)
            how = args{k + 1};
            args(k:k + 1) = [];
        elseif ~isempty(args) && ~((ischar(args{1}) || isstring(args{1})) && any(strcmpi(args{1}, {'Normalization', 'BinLimits', 'NumBins', 'BinWidth'})))
            how = args{1};
            args(1) = [];
        else
            % As many as the rule for numbers gives.
            how = max(1, numel(histcounts(x.Data)));
        end
        [low, high] = deal(x);
        low.Data = min(x.Data(:));
        high.Data = max(x.Data(:));
        % Bins that are parts of the calendar hold what lies on no edge; others have the last edge, too.
        calendar = ~isduration(x);
        if ischar(how) || isstring(how)
            unit = regexprep(lower(char(how)), 's$', '');
            if calendar
                step = timetable.step(unit);
                low = dateshift(low, 'start', unit);
            else
                step = feval([unit, 's'], 1);
                low = floor(low, [unit, 's']);
            end
        elseif isduration(how) && isscalar(how)
            step = how;
            if calendar
                low = dateshift(low, 'start', 'day');
            else
                low.Data = floor(low.Data / how.Data) * how.Data;
            end
        elseif isnumeric(how) && isscalar(how)
            edges = linspace(low, high, how + 1);
            return
        else
            edges = mc_data_array.pair(x, how);
            edges.Data = reshape(edges.Data, 1, []);
            return
        end
        edges = low:step:high;
        last = edges;
        last.Data = edges.Data(end);
        if calendar || last.Data < high.Data || isscalar(edges.Data)
            last = last + step;
            edges.Data(end + 1) = last.Data;
        end
    end
end
end
