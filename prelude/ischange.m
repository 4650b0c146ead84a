function [tf, s1, s2] = ischange(a, varargin)
% ISCHANGE  Where the mean, the variance or the line that fits changes abruptly: ischange(A), ischange(A, method) with
%   'mean', 'variance' or 'linear', then a dimension, 'Threshold', 'MaxNumChanges', 'SamplePoints'. Further results:
%   mean and variance of each segment, or slope and intercept. The changes make the sum of what the segments cost (the
%   squares of what is left, or the logarithm of their variance) and of the threshold for each change (of variances
%   3*log(n) times the threshold) smallest.
%   Source: Killick, Fearnhead, Eckley, "Optimal detection of changepoints", 2012.

if ~(isnumeric(a) || islogical(a))
    error('MATLAB:ischange:FirstInputInvalid', 'First argument must be a numeric or logical array, a table, or a timetable.');
end
method = 'mean';
if ~isempty(varargin) && (ischar(varargin{1}) || isstring(varargin{1})) ...
        && ~any(strncmpi(varargin{1}, {'Threshold', 'MaxNumChanges', 'SamplePoints'}, max(1, strlength(varargin{1}))))
    at = find(strncmpi(varargin{1}, {'mean', 'variance', 'linear'}, strlength(varargin{1})));
    if ~isscalar(at)
        error('MATLAB:ischange:InvalidMethod', 'Method must be ''mean'', ''variance'', or ''linear''.');
    end
    names = {'mean', 'variance', 'linear'};
    method = names{at};
    varargin(1) = [];
end
dim = find(size(a) ~= 1, 1);
if isempty(dim), dim = 1; end
if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
end
threshold = 1;
most = Inf;
points = [];
for k = 1:2:numel(varargin) - 1
    word = char(varargin{k});
    switch find(strncmpi(word, {'Threshold', 'MaxNumChanges', 'SamplePoints'}, numel(word)))
        case 1, threshold = varargin{k + 1};
        case 2, most = varargin{k + 1};
        case 3, points = varargin{k + 1};
        otherwise
            error('MATLAB:ischange:ParseFlags', 'Invalid parameter name ''%s''.', word);
    end
end
if isfinite(most)
    threshold = 0;
elseif strcmp(method, 'variance')
    threshold = 3 * threshold * log(max(size(a, dim), 2));
end
order = [dim, 1:dim-1, dim+1:max(ndims(a), dim)];
x = permute(double(a), order);
shape = size(x);
x = reshape(x, shape(1), prod(shape(2:end)));
if isempty(points)
    points = 1:shape(1);
end
points = reshape(double(points), [], 1);
tf = false(size(x));
s1 = zeros(size(x));
s2 = zeros(size(x));
for j = 1:size(x, 2)
    from = changes(x(:, j), points, method, threshold, most);
    tf(from(2:end), j) = true;
    ends = [from(2:end) - 1, shape(1)];
    for k = 1:numel(from)
        r = from(k):ends(k);
        if strcmp(method, 'linear')
            [s1(r, j), s2(r, j)] = line_of(points(r), x(r, j));
        else
            s1(r, j) = mean(x(r, j));
            s2(r, j) = var(x(r, j), 1);
        end
    end
end
tf = ipermute(reshape(tf, shape), order);
s1 = ipermute(reshape(s1, shape), order);
s2 = ipermute(reshape(s2, shape), order);
end

function from = changes(x, t, method, threshold, most)
% Where segments begin, 1 first.
n = numel(x);
from = 1;
if n < 2
    return
end
least = 1 + ~strcmp(method, 'mean');
costs = all_costs(x, t, method, least);
if isinf(most)
    best = [-threshold; inf(n, 1)];
    last = zeros(n, 1);
    for e = 1:n
        [best(e + 1), last(e)] = min(best(1:e) + costs(1:e, e) + threshold);
    end
    e = n;
    from = [];
    while e >= 1
        from = [last(e), from];
        e = last(e) - 1;
    end
    return
end
best = costs(1, :)';
last = ones(n, 1);
total = best(n);
kept = 1;
for m = 1:min(most, n - 1)
    now = inf(n, 1);
    last(:, m + 1) = 1;
    for e = 2:n
        [now(e), k] = min(best(1:e-1) + costs(2:e, e));
        last(e, m + 1) = k + 1;
    end
    best = now;
    if best(n) < total - 1e-12 * abs(total)
        total = best(n);
        kept = m + 1;
    end
end
e = n;
from = [];
for m = kept:-1:1
    from = [last(e, m), from];
    e = last(e, m) - 1;
end
end

function c = all_costs(x, t, method, least)
% What a segment from row to column costs.
n = numel(x);
c = inf(n);
x = x - mean(x);
t = t - mean(t);
sx = [0; cumsum(x)];
sxx = [0; cumsum(x .^ 2)];
st = [0; cumsum(t)];
stt = [0; cumsum(t .^ 2)];
sxt = [0; cumsum(x .* t)];
for e = 1:n
    b = (1:e)';
    m = e - b + 1;
    dx = sx(e + 1) - sx(b);
    left = max(sxx(e + 1) - sxx(b) - dx .^ 2 ./ m, 0);
    switch method
        case 'variance'
            left = m .* log(max(left ./ m, realmin));
        case 'linear'
            dt = st(e + 1) - st(b);
            vt = stt(e + 1) - stt(b) - dt .^ 2 ./ m;
            vxt = sxt(e + 1) - sxt(b) - dx .* dt ./ m;
            fit = vxt .^ 2 ./ vt;
            fit(vt <= 0) = 0;
            left = max(left - fit, 0);
    end
    left(m < least) = Inf;
    c(b, e) = left;
end
end

function [slope, intercept] = line_of(t, x)
if isscalar(t)
    slope = 0;
    intercept = x;
    return
end
m = mean(t);
slope = sum((t - m) .* (x - mean(x))) / sum((t - m) .^ 2);
intercept = mean(x) - slope * m;
end
