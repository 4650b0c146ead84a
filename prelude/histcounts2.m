function [n, xedges, yedges, i, j] = histcounts2(x, y, varargin)
% HISTCOUNTS2  Counts of points in the bins of a grid: of these edges, of so many bins; 'XBinEdges', 'YBinEdges',
%   'NumBins', 'BinWidth', 'XBinLimits', 'YBinLimits', 'BinMethod' and 'Normalization' may follow. i and j are the
%   bins of each point.

if numel(x) ~= numel(y)
    error('MATLAB:histcounts2:incorrectSize', 'X and Y must have the same size.');
end
[xo, yo] = deal(cell(1, 0));
kind = 'count';
k = 1;
if numel(varargin) >= 1 && isnumeric(varargin{1})
    first = varargin{1};
    if numel(varargin) >= 2 && isnumeric(varargin{2})
        [xo, yo] = deal({first}, varargin(2));
        k = 3;
    else
        [xo, yo] = deal({first(1)}, {first(end)});
        k = 2;
    end
end
while k < numel(varargin)
    v = varargin{k + 1};
    switch lower(char(varargin{k}))
        case 'xbinedges', xo = [xo, {'BinEdges', v}];
        case 'ybinedges', yo = [yo, {'BinEdges', v}];
        case 'xbinlimits', xo = [xo, {'BinLimits', v}];
        case 'ybinlimits', yo = [yo, {'BinLimits', v}];
        case 'numbins', [xo, yo] = deal([xo, {'NumBins', v(1)}], [yo, {'NumBins', v(end)}]);
        case 'binwidth', [xo, yo] = deal([xo, {'BinWidth', v(1)}], [yo, {'BinWidth', v(end)}]);
        case 'binmethod', [xo, yo] = deal([xo, {'BinMethod', v}], [yo, {'BinMethod', v}]);
        case 'normalization'
            kind = validatestring(v, {'count', 'countdensity', 'cumcount', 'probability', 'percentage', 'pdf', 'cdf'});
        otherwise
            error('MATLAB:histcounts2:InvalidParam', 'Invalid parameter name ''%s''.', char(varargin{k}));
    end
    k = k + 2;
end
[~, xedges, i] = histcounts(x, xo{:});
[~, yedges, j] = histcounts(y, yo{:});
outside = i == 0 | j == 0;
i(outside) = 0;
j(outside) = 0;
ok = ~outside(:);
n = accumarray([reshape(i(ok), [], 1), reshape(j(ok), [], 1)], 1, [numel(xedges) - 1, numel(yedges) - 1]);
areas = diff(xedges(:)) * diff(yedges(:)).';
switch kind
    case 'countdensity', n = n ./ areas;
    case 'cumcount', n = cumsum(cumsum(n, 1), 2);
    case 'probability', n = n / numel(x);
    case 'percentage', n = 100 * n / numel(x);
    case 'pdf', n = n / numel(x) ./ areas;
    case 'cdf', n = cumsum(cumsum(n / numel(x), 1), 2);
end
end
