function [tf, low, high, center] = isoutlier(a, varargin)
% ISOUTLIER  Elements far from the others: more than three scaled median absolute
%   deviations from the median; other rules are 'mean', 'quartiles', 'percentiles'
%   ([low high]), 'grubbs', 'gesd', and 'movmedian' and 'movmean' with a window. Options:
%   a dimension, 'ThresholdFactor', 'SamplePoints', 'MaxNumOutliers'.

method = 'median';
factor = [];
dim = find(size(a) ~= 1, 1);
if isempty(dim)
    dim = 1;
end
limits = [];
points = [];
most = [];
k = 1;
while k <= numel(varargin)
    v = varargin{k};
    if isnumeric(v)
        dim = v;
    else
        v = lower(char(v));
        switch v
            case 'thresholdfactor'
                k = k + 1;
                factor = varargin{k};
            case 'samplepoints'
                k = k + 1;
                points = varargin{k};
            case 'maxnumoutliers'
                k = k + 1;
                most = varargin{k};
            case {'percentiles', 'movmedian', 'movmean'}
                method = v;
                k = k + 1;
                limits = varargin{k};
            case {'median', 'mean', 'quartiles', 'grubbs', 'gesd'}
                method = v;
            otherwise
                error('MATLAB:isoutlier:UnknownMethod', 'Unknown method ''%s''.', v);
        end
    end
    k = k + 1;
end
if any(strcmp(method, {'grubbs', 'gesd'}))
    if isempty(factor), factor = 0.05; end
    [tf, low, high, center] = by_test(a, dim, method, factor, most);
    return
end
if isempty(factor)
    factor = 3 - 1.5 * strcmp(method, 'quartiles');
end
switch method
    case 'median'
        center = median(a, dim, 'omitnan');
        spread = 1.482602218505602 * median(abs(a - center), dim, 'omitnan');
        low = center - factor * spread;
        high = center + factor * spread;
    case 'mean'
        center = mean(a, dim, 'omitnan');
        spread = std(a, 0, dim, 'omitnan');
        low = center - factor * spread;
        high = center + factor * spread;
    case 'quartiles'
        q1 = quantile(a, 0.25, dim);
        q3 = quantile(a, 0.75, dim);
        center = (q1 + q3) / 2;
        low = q1 - factor * (q3 - q1);
        high = q3 + factor * (q3 - q1);
    case 'percentiles'
        low = prctile(a, limits(1), dim);
        high = prctile(a, limits(2), dim);
        center = (low + high) / 2;
    case 'movmedian'
        if isempty(points)
            center = movmedian(a, limits, dim, 'omitnan');
            spread = movmad(a, limits, dim, 'omitnan');
        else
            center = movmedian(a, limits, dim, 'omitnan', 'SamplePoints', points);
            spread = movmad(a, limits, dim, 'omitnan', 'SamplePoints', points);
        end
        low = center - factor * 1.482602218505602 * spread;
        high = center + factor * 1.482602218505602 * spread;
    case 'movmean'
        if isempty(points)
            center = movmean(a, limits, dim, 'omitnan');
            spread = movstd(a, limits, 0, dim, 'omitnan');
        else
            center = movmean(a, limits, dim, 'omitnan', 'SamplePoints', points);
            spread = movstd(a, limits, 0, dim, 'omitnan', 'SamplePoints', points);
        end
        low = center - factor * spread;
        high = center + factor * spread;
end
tf = a < low | a > high;
end

function [tf, low, high, center] = by_test(a, dim, method, alpha, most)
% Tests for outliers one after another: Grubbs, and the generalised test of Rosner (1983).
order = [dim, 1:dim-1, dim+1:max(ndims(a), dim)];
t = permute(a, order);
shape = size(t);
t = reshape(t, shape(1), prod(shape(2:end)));
tf = false(size(t));
shape1 = shape;
shape1(1) = 1;
low = NaN(1, size(t, 2));
high = low;
center = low;
for c = 1:size(t, 2)
    at = find(~isnan(t(:, c)));
    n = numel(at);
    removed = zeros(0, 1);
    count = 0;
    if strcmp(method, 'gesd') && ~isempty(most)
        limit = most;
    elseif strcmp(method, 'gesd')
        limit = ceil(n * 0.1);
    else
        limit = n;
    end
    for i = 1:limit
        m = numel(at);
        if m < 3
            break
        end
        x = t(at, c);
        [r, k] = max(abs(x - mean(x)));
        s = std(x);
        if s == 0
            break
        end
        p = tinv(1 - alpha / (2 * m), m - 2);
        critical = (m - 1) * p / sqrt((m - 2 + p^2) * m);
        removed(end + 1, 1) = at(k);
        at(k) = [];
        if r / s > critical
            count = i;
        elseif strcmp(method, 'grubbs')
            break
        end
    end
    tf(removed(1:count), c) = true;
    rest = t(~tf(:, c) & ~isnan(t(:, c)), c);
    m = numel(rest);
    center(c) = mean(rest);
    p = tinv(1 - alpha / (2 * m), m - 2);
    reach = std(rest) * (m - 1) * p / sqrt((m - 2 + p^2) * m);
    low(c) = center(c) - reach;
    high(c) = center(c) + reach;
end
tf = ipermute(reshape(tf, shape), order);
low = ipermute(reshape(low, shape1), order);
high = ipermute(reshape(high, shape1), order);
center = ipermute(reshape(center, shape1), order);
end
