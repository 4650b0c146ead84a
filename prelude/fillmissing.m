function [y, filled] = fillmissing(x, method, varargin)
% FILLMISSING  Missing elements replaced: 'constant' by a value (or one for each column),
%   by the 'previous', 'next' or 'nearest' element, by interpolation ('linear', 'spline',
%   'pchip', 'makima'), by the mean or median of a window ('movmean', k, 'movmedian', k),
%   by f(known, their places, places of a gap) for fillmissing(x, f, window),
%   by the mean of the k nearest rows ('knn', k; 'Distance' 'euclidean', 'seuclidean' or a function).
%   A dimension may follow, and 'EndValues' (another method or a value for what lies
%   before the first or behind the last known element), 'SamplePoints', 'MaxGap',
%   'MissingLocations'.

value = [];
first = 1;
if isa(method, 'function_handle')
    if isempty(varargin)
        error('MATLAB:fillmissing:FunctionHandleInvalidSize', 'A window must follow the fill function.');
    end
    fun = method;
    method = 'function';
    value = varargin{1};
    first = 2;
else
    method = lower(char(method));
    fun = [];
end
if strcmp(method, 'knn')
    [y, filled] = of_neighbours(x, varargin{:});
    return
end
if first == 2
elseif any(strcmp(method, {'constant', 'movmean', 'movmedian'}))
    if isempty(varargin)
        error('MATLAB:fillmissing:ConstantInvalidSize', 'Fill method ''%s'' needs a value.', method);
    end
    value = varargin{1};
    first = 2;
elseif ~any(strcmp(method, {'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'}))
    error('MATLAB:fillmissing:InvalidMethod', 'Invalid fill method.');
end
dim = find(size(x) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
if first <= numel(varargin) && isnumeric(varargin{first})
    dim = varargin{first};
    first = first + 1;
end
ends = 'extrap';
points = [];
widest = Inf;
gone = ismissing(x);
for k = first:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'endvalues'
            ends = varargin{k + 1};
        case 'samplepoints'
            points = varargin{k + 1};
        case 'maxgap'
            widest = varargin{k + 1};
        case 'missinglocations'
            gone = varargin{k + 1};
        otherwise
            error('MATLAB:fillmissing:NameValueNames', 'Invalid parameter name.');
    end
end
if mod(numel(varargin) - first, 2) == 0
    error('MATLAB:fillmissing:NameValuePairs', 'Parameter name must be followed by a value.');
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
y = permute(x, order);
shape = size(y);
n = shape(1);
y = reshape(y, n, prod(shape(2:end)));
m = reshape(permute(gone, order), n, prod(shape(2:end)));
if isempty(points)
    t = (1:n).';
else
    t = points(:);
end
for c = 1:size(y, 2)
    known = find(~m(:, c));
    if ~isempty(fun)
        y(:, c) = filled_by(fun, y(:, c), m(:, c), t, value);
        continue
    end
    holes = find(m(:, c));
    if isinf(widest) || isempty(known)
        wide = false(size(holes));
    else
        wide = gap_widths(holes, known, t) > widest;
    end
    for q = 1:numel(holes)
        k = holes(q);
        before = known(find(known < k, 1, 'last'));
        after = known(find(known > k, 1));
        rule = method;
        if wide(q)
            continue
        end
        if isempty(before) || isempty(after)
            if isnumeric(ends)
                y(k, c) = ends(min(c, numel(ends)));
                continue
            elseif ~strcmpi(ends, 'extrap')
                rule = lower(char(ends));
            end
        end
        from = [];
        switch rule
            case 'constant'
                if iscell(x)
                    y(k, c) = cellstr(value);
                elseif isscalar(value) || ischar(value)
                    y(k, c) = value;
                else
                    y(k, c) = value(c);
                end
            case 'previous'
                from = before;
            case 'next'
                from = after;
            case 'nearest'
                from = before;
                if isempty(before) || (~isempty(after) && t(after) - t(k) <= t(k) - t(before))
                    from = after;
                end
            case 'linear'
                if numel(known) >= 2
                    if isempty(before)
                        before = known(1);
                        after = known(2);
                    elseif isempty(after)
                        before = known(end-1);
                        after = known(end);
                    end
                    y(k, c) = y(before, c) + (y(after, c) - y(before, c)) * (t(k) - t(before)) / (t(after) - t(before));
                end
            case {'spline', 'pchip', 'makima'}
                if numel(known) >= 2
                    y(k, c) = interp1(t(known), y(known, c), t(k), rule, 'extrap');
                end
            case {'movmean', 'movmedian'}
                if isscalar(value) && isempty(points)
                    inside = known >= k - floor(value / 2) & known <= k + ceil(value / 2) - 1;
                elseif isscalar(value)
                    inside = t(known) >= t(k) - value / 2 & t(known) < t(k) + value / 2;
                else
                    inside = t(known) >= t(k) - value(1) & t(known) <= t(k) + value(2);
                end
                if any(inside) && strcmp(rule, 'movmean')
                    y(k, c) = mean(y(known(inside), c));
                elseif any(inside)
                    y(k, c) = median(y(known(inside), c));
                end
            case 'none'
            otherwise
                error('MATLAB:fillmissing:InvalidEndValues', 'Invalid method for end values.');
        end
        if ~isempty(from)
            y(k, c) = y(from, c);
        end
    end
end
y = ipermute(reshape(y, shape), order);
filled = gone & ~ismissing(y);
end

function v = filled_by(f, v, gone, t, window)
% Each gap filled by f of what is known in a window around it.
if isscalar(window)
    window = [window / 2, window / 2];
end
edge = diff([0; gone; 0]);
from = find(edge == 1);
to = find(edge == -1) - 1;
old = v;
for k = 1:numel(from)
    inside = ~gone & t >= t(from(k)) - window(1) & t <= t(to(k)) + window(2);
    v(from(k):to(k)) = f(old(inside), t(inside), t(from(k):to(k)));
end
end

function w = gap_widths(holes, known, t)
% Distance between the known points on both sides of each hole; as far as the end where
% there is none.
w = zeros(size(holes));
for q = 1:numel(holes)
    before = known(find(known < holes(q), 1, 'last'));
    after = known(find(known > holes(q), 1));
    if isempty(before)
        w(q) = t(after) - t(1);
    elseif isempty(after)
        w(q) = t(end) - t(before);
    else
        w(q) = t(after) - t(before);
    end
end
end

function [y, filled] = of_neighbours(x, varargin)
% Each missing element the mean of those in the k rows nearest to its own that have one.
k = 1;
if mod(numel(varargin), 2) == 1
    k = varargin{1};
    varargin(1) = [];
end
distance = 'euclidean';
gone = ismissing(x);
for j = 1:2:numel(varargin)
    switch lower(char(varargin{j}))
        case 'distance'
            distance = varargin{j + 1};
        case 'missinglocations'
            gone = varargin{j + 1};
        otherwise
            error('MATLAB:fillmissing:NameValueNames', 'Invalid parameter name.');
    end
end
y = x;
spread = ones(1, size(x, 2));
if ~isa(distance, 'function_handle') && strcmpi(distance, 'seuclidean')
    spread = std(x, 0, 1, 'omitnan');
end
for r = reshape(find(any(gone, 2)), 1, [])
    far = nan(size(x, 1), 1);
    for q = reshape(find(~any(gone & ~gone(r, :), 2)), 1, [])
        both = ~gone(r, :) & ~gone(q, :);
        if q ~= r && any(both)
            if isa(distance, 'function_handle')
                far(q) = distance(x(r, both), x(q, both));
            else
                far(q) = norm((x(r, both) - x(q, both)) ./ spread(both));
            end
        end
    end
    for c = find(gone(r, :))
        usable = find(~isnan(far) & ~gone(:, c));
        [~, nearest] = sort(far(usable));
        usable = usable(nearest(1:min(k, end)));
        if ~isempty(usable)
            y(r, c) = mean(x(usable, c));
        end
    end
end
filled = gone & ~ismissing(y);
end
