function [trend, seasonal, rest] = trenddecomp(a, varargin)
% TRENDDECOMP  What a vector is the sum of: a long-term trend, trends that repeat, and the rest. By singular spectrum
%   analysis ('ssa', lag; 'NumSeasonal', n), or by local regression of known periods ('stl', periods).
%   For a table, a table with the parts of each variable.
%   Source: MATLAB documentation, "trenddecomp"; Golyandina and Zhigljavsky 2013; Cleveland et al. 1990.

method = 'ssa';
lag = [];
count = [];
k = 1;
while k <= numel(varargin)
    switch lower(char(varargin{k}))
        case {'ssa', 'stl'}
            method = lower(char(varargin{k}));
            if k < numel(varargin) && isnumeric(varargin{k + 1})
                lag = double(varargin{k + 1});
                k = k + 1;
            end
        case 'numseasonal'
            k = k + 1;
            count = double(varargin{k});
        otherwise
            error('MATLAB:trenddecomp:InvalidMethod', 'Method must be "ssa" or "stl".');
    end
    k = k + 1;
end
if istabular(a)
    trend = parts_of_table(a, varargin);
    return
end
if ~(isfloat(a) && isreal(a) && isvector(a))
    error('MATLAB:trenddecomp:InvalidInput', 'Input array must be a real floating-point vector.');
end
n = numel(a);
x = a(:);
if strcmp(method, 'stl')
    if isempty(lag) || any(lag < 2) || any(lag > n / 2) || any(lag ~= fix(lag))
        error('MATLAB:trenddecomp:InvalidPeriod', 'Periods must be integers from 2 to half of the length.');
    end
    [trend, seasonal] = by_regression(x, lag);
else
    if isempty(lag)
        lag = floor(n / 2);
    elseif ~isscalar(lag) || lag < 3 || lag > n / 2
        error('MATLAB:trenddecomp:InvalidLag', 'Lag must be a number from 3 to half of the length.');
    end
    [trend, seasonal] = by_spectrum(x, lag, count);
end
rest = x - trend - sum(seasonal, 2);
if isrow(a)
    trend = trend.';
    rest = rest.';
    if size(seasonal, 2) == 1
        seasonal = seasonal.';
    end
end
end

function [trend, seasonal] = by_spectrum(x, lag, count)
% Components of the matrix of lags: those that go up and down less than once in a lag are the trend; pairs of about
% equal strength that swing equally often are one season each.
n = numel(x);
m = n - lag + 1;
[u, s, v] = svd(hankel(x(1:lag), x(lag:n)), 'econ');
s = diag(s);
used = find(s > 1e-10 * max(s(1), realmin))';
parts = zeros(n, numel(used));
often = zeros(1, numel(used));
for k = 1:numel(used)
    c = s(k) * u(:, k) * v(:, k)';
    for d = 1:n
        rows = max(1, d - m + 1):min(lag, d);
        parts(d, k) = mean(c(sub2ind([lag m], rows, d + 1 - rows)));
    end
    f = abs(fft(u(:, k) - 0 * mean(u(:, k)), 8 * lag));
    [~, at] = max(f(1:4 * lag + 1));
    often(k) = (at - 1) / (8 * lag);
end
slow = often < 1 / lag;
if ~any(slow) && ~isempty(slow)
    slow(1) = true;
end
trend = sum(parts(:, slow), 2);
left = find(~slow);
seasonal = zeros(n, 0);
total = sum(s(left).^2);
while ~isempty(left)
    if ~isempty(count) && size(seasonal, 2) >= count
        break
    end
    k = left(1);
    same = left(abs(often(left) - often(k)) <= 0.5 / lag & s(left)' >= 0.5 * s(k));
    if isempty(count) && (numel(same) < 2 || sum(s(same).^2) < 0.1 * total)
        break
    end
    seasonal = [seasonal, sum(parts(:, same), 2)]; %#ok<AGROW>
    left = setdiff(left, same, 'stable');
end
if isempty(seasonal)
    seasonal = zeros(n, 1);
end
if ~isempty(count) && size(seasonal, 2) < count
    seasonal(:, end+1:count) = 0;
end
end

function [trend, seasonal] = by_regression(x, periods)
% The inner loop of STL for each period in turn, on what the others leave.
n = numel(x);
p = numel(periods);
seasonal = zeros(n, p);
trend = zeros(n, 1);
for round = 1:2 + (p > 1)
    for k = 1:p
        period = periods(k);
        others = sum(seasonal, 2) - seasonal(:, k);
        y = x - others - trend;
        c = zeros(n, 1);
        for phase = 1:period
            at = (phase:period:n)';
            c(at) = local(at / period, y(at), 7);
        end
        low = movmean(movmean(movmean(c, period), period), 3);
        low = local((1:n)', low, period + 1 - mod(period, 2));
        seasonal(:, k) = c - low;
        width = ceil(1.5 * period / (1 - 1.5 / (10 * n + 1)));
        width = width + 1 - mod(width, 2);
        trend = local((1:n)', x - sum(seasonal, 2), width);
    end
end
end

function v = local(t, y, width)
% Lines through the nearest points, with weights of their distance.
n = numel(t);
v = y;
q = min(width, n);
for i = 1:n
    d = abs(t - t(i));
    far = sort(d);
    h = far(q) * max(1, width / n) + eps;
    w = max(0, 1 - (d / h).^3).^3;
    in = w > 0;
    if sum(in) < 2
        continue
    end
    s = sqrt(w(in));
    c = (s .* [ones(sum(in), 1), t(in) - t(i)]) \ (s .* y(in));
    v(i) = c(1);
end
end

function d = parts_of_table(t, options)
names = t.Properties.VariableNames;
d = t(:, []);
for k = 1:numel(names)
    [trend, seasonal, rest] = trenddecomp(t.(names{k}), options{:});
    d.([names{k} '_LT']) = trend;
    d.([names{k} '_ST']) = seasonal;
    d.([names{k} '_R']) = rest;
end
end
