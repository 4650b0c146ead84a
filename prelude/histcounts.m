function [n, edges, bin] = histcounts(x, varargin)
% HISTCOUNTS  Counts of elements in bins: histcounts(x, edges), histcounts(x, n)
%   with n bins of equal width; 'BinWidth', 'BinLimits', 'NumBins', 'BinEdges',
%   'BinMethod' and 'Normalization' may follow.

edges = [];
count = [];
width = [];
limits = [];
norm_kind = 'count';
method = 'auto';
k = 1;
if numel(varargin) >= 1 && isnumeric(varargin{1})
    if isscalar(varargin{1})
        count = double(varargin{1});
    else
        edges = varargin{1};
    end
    k = 2;
end
while k < numel(varargin)
    switch lower(varargin{k})
        case 'binwidth'
            width = double(varargin{k+1});
        case 'binlimits'
            limits = varargin{k+1};
        case 'numbins'
            count = double(varargin{k+1});
        case 'binedges'
            edges = varargin{k+1};
        case 'normalization'
            norm_kind = validatestring(varargin{k+1}, {'count', 'countdensity', 'cumcount', 'probability', ...
                'percentage', 'pdf', 'cdf'}, 'histcounts', 'Normalization');
        case 'binmethod'
            method = validatestring(varargin{k+1}, {'auto', 'scott', 'fd', 'integers', 'sturges', 'sqrt'}, ...
                'histcounts', 'BinMethod');
        otherwise
            error('MATLAB:histcounts:InvalidParam', 'Invalid parameter name ''%s''.', char(varargin{k}));
    end
    k = k + 2;
end
v = double(x(:));
v = v(isfinite(v));
if ~isempty(edges) && any(diff(edges(:)) < 0)
    error('MATLAB:histcounts:expectedNondecreasing', ...
        'Bin edges must be monotonically nondecreasing.');
end
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
            if isempty(count) && whole(v, method, high - low)
                inner = ceil(low) + 0.5:floor(high) - 0.5;
                edges = [low, inner, high];
            else
                if isempty(count)
                    count = bins_of(v, method, high - low);
                end
                edges = linspace(low, high, count + 1);
            end
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
    elseif isempty(v)
        edges = 0:max([1, count]);
    elseif isempty(count) && whole(v, method, high - low)
        % whole numbers get a bin each
        edges = floor(round(low)) - 0.5:ceil(round(high)) + 0.5;
    else
        edges = pick_edges(low, high, bin_width(v, method, high - low), count);
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
    case 'percentage'
        n = 100 * n / numel(x);
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

function tf = whole(v, method, span)
% Whether each whole number gets a bin.
tf = strcmp(method, 'integers') || strcmp(method, 'auto') && ~isempty(v) && all(v == round(v)) && span <= 50;
end

function n = bins_of(v, method, span)
n = max(1, ceil(span / bin_width(v, method, span)));
end

function w = bin_width(v, method, span)
% The width of a bin by one of the rules.
n = numel(v);
switch method
    case 'fd'
        w = 2 * max(iqr(v), span / 10) * n^(-1 / 3);
    case 'sturges'
        w = span / max(1, ceil(log2(n) + 1));
    case 'sqrt'
        w = span / max(1, ceil(sqrt(n)));
    otherwise
        w = 3.5 * std(v) / n^(1 / 3);
end
if isempty(v) || w == 0
    w = 1;
end
end

function edges = pick_edges(low, high, raw, count)
% Edges at round numbers.
scale = max(abs([low, high]));
span = high - low;
n = count;
if span <= max(sqrt(eps(scale)), realmin)
    % all the same: bins that are one wide together
    if isempty(n)
        n = 1;
    end
    room = max(1, ceil(n * eps(scale)));
    first = floor(2 * (low - room / 4)) / 2;
    last = ceil(2 * (high + room / 4)) / 2;
elseif isempty(count)
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
    first = min(width * floor(low / width), low);
    n = max(1, ceil((high - first) / width));
    last = max(first + n * width, high);
else
    raw = max(span / n, eps(scale));
    power = 10^floor(log10(raw));
    width = power * floor(raw / power);
    first = min(width * floor(low / width), low);
    if n > 1
        least = (high - first) / n;
        power = 10^floor(log10((high - first) / (n - 1) - least));
        width = power * ceil(least / power);
    end
    last = max(first + n * width, high);
end
edges = first + (last - first) * (0:n) / n;
edges(end) = last;
end
