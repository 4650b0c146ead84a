function [n, centers] = hist(y, x, total)
% HIST  Counts of elements in bins: ten of equal width, x of them, or with
%   centers x. Nothing is drawn.

if nargin < 2
    x = 10;
end
if ~isfloat(y)
    y = double(y);
end
column = ~isvector(y);
if ~column
    y = y(:);
end
low = min(y(:));
high = max(y(:));
if isscalar(x)
    x = double(x);
    if low == high
        low = low - floor(x / 2) - 0.5;
        high = high + ceil(x / 2) - 0.5;
    end
    width = (high - low) / x;
    centers = low + width * ((1:x) - 0.5);
else
    centers = x(:).';
end
edges = (centers(1:end-1) + centers(2:end)) / 2;
m = numel(centers);
above = -sort(edges, 'descend');
n = zeros(m, size(y, 2));
for c = 1:size(y, 2)
    v = y(:, c);
    v = v(~isnan(v));
    % An element is in the bin behind as many edges as are below it.
    bin = m - mc_lookup(above, -v);
    n(:, c) = accumarray(bin, 1, [m 1]);
end
if nargin > 2
    n = n / sum(n(:)) * total;
end
if ~column
    n = n.';
else
    centers = centers.';
end
end
