function [n, edges, bin] = histcounts(x, varargin)
% HISTCOUNTS  Counts of elements in bins: histcounts(x, edges), histcounts(x, n)
%   with n bins of equal width; 'BinWidth', 'BinLimits' and 'Normalization' may
%   follow.

edges = [];
count = [];
width = [];
limits = [];
norm_kind = 'count';
k = 1;
if numel(varargin) >= 1 && isnumeric(varargin{1})
    if isscalar(varargin{1})
        count = varargin{1};
    else
        edges = varargin{1};
    end
    k = 2;
end
while k < numel(varargin)
    switch lower(varargin{k})
        case 'binwidth'
            width = varargin{k+1};
        case 'binlimits'
            limits = varargin{k+1};
        case 'numbins'
            count = varargin{k+1};
        case 'binedges'
            edges = varargin{k+1};
        case 'normalization'
            norm_kind = lower(varargin{k+1});
    end
    k = k + 2;
end
v = double(x(:));
v = v(isfinite(v));
if isempty(edges)
    if isempty(limits)
        low = min(v);
        high = max(v);
    else
        low = limits(1);
        high = limits(2);
        v = v(v >= low & v <= high);
    end
    if isempty(v)
        low = 0;
        high = 1;
    end
    if ~isempty(limits)
        if isempty(width)
            if isempty(count)
                count = max(1, ceil((high - low) / scott(v)));
            end
            edges = linspace(low, high, count + 1);
        else
            edges = low:width:high;
            if edges(end) < high
                edges(end+1) = high;
            end
        end
    elseif ~isempty(width)
        first = width * floor(low / width);
        edges = first + width * (0:max(1, ceil((high - first) / width)));
        if edges(end) < high
            edges(end+1) = edges(end) + width;
        end
    elseif isempty(count) && all(v == round(v)) && high - low <= 50
        % whole numbers get a bin each
        edges = floor(low) - 0.5:ceil(high) + 0.5;
    else
        edges = pick_edges(low, high, scott(v), count);
    end
end
m = numel(edges) - 1;
bin = discretize(x, edges);
bin(isnan(bin)) = 0;
n = accumarray(reshape(bin(bin > 0), [], 1), 1, [m 1])';
edges = reshape(edges, 1, []);
switch norm_kind
    case 'probability'
        n = n / numel(x);
    case 'pdf'
        n = n / numel(x) ./ diff(edges);
    case 'countdensity'
        n = n ./ diff(edges);
    case 'cumcount'
        n = cumsum(n);
    case 'cdf'
        n = cumsum(n / numel(x));
end
end

function w = scott(v)
w = 3.5 * std(v) / numel(v)^(1 / 3);
if isempty(v) || w == 0
    w = 1;
end
end

function edges = pick_edges(low, high, raw, count)
% Edges at round numbers.
scale = max(abs([low, high]));
span = high - low;
if isempty(count)
    raw = max(raw, eps(scale));
    power = 10^floor(log10(raw));
    relative = raw / power;
    if relative < 1.5
        width = power;
    elseif relative < 2.5
        width = 2 * power;
    elseif relative < 4
        width = 3 * power;
    elseif relative < 7.5
        width = 5 * power;
    else
        width = 10 * power;
    end
    if span > sqrt(eps(scale))
        first = min(width * floor(low / width), low);
        n = max(1, ceil((high - first) / width));
        last = max(first + n * width, high);
    else
        n = 1;
        first = floor(2 * low) / 2 - 0.25 * (low == floor(2 * low) / 2);
        last = first + 1;
        first = low - 0.5;
        last = low + 0.5;
    end
elseif span > sqrt(eps(scale))
    n = count;
    raw = span / n;
    power = 10^floor(log10(raw));
    width = floor(raw / power) * power;
    first = width * floor(low / width);
    if width ~= 0
        digit = power / 10;
        width = digit * ceil((high - first) / n / digit);
    end
    last = max(first + n * width, high);
else
    n = count;
    first = low - 0.5;
    last = low + 0.5;
end
edges = first + (last - first) * (0:n) / n;
edges(end) = last;
end
