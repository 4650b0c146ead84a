function [n, xedges, yedges] = histcounts2(x, y, xe, ye)
% HISTCOUNTS2  Counts of points in the bins of a grid.

if nargin < 3
    [~, xedges] = histcounts(x);
    [~, yedges] = histcounts(y);
elseif nargin == 3 && numel(xe) <= 2
    [~, xedges] = histcounts(x, xe(1));
    [~, yedges] = histcounts(y, xe(end));
else
    xedges = xe(:).';
    yedges = ye(:).';
end
i = discretize(x(:), xedges);
j = discretize(y(:), yedges);
ok = ~isnan(i) & ~isnan(j);
n = accumarray([i(ok), j(ok)], 1, [numel(xedges) - 1, numel(yedges) - 1]);
end
