function [n, bin] = histc(x, edges)
% HISTC  Counts of elements between edges.
%   n(k) counts edges(k) <= x < edges(k+1); the last one counts x == edges(end).
%   Of a matrix the columns are counted one by one.

m = numel(edges);
bin = zeros(size(x));
for k = 1:m-1
    bin(x >= edges(k) & x < edges(k+1)) = k;
end
if m > 0
    bin(x == edges(m)) = m;
end
if isvector(x)
    if size(x, 1) == 1
        n = zeros(1, m);
    else
        n = zeros(m, 1);
    end
    for k = 1:m
        n(k) = sum(bin(:) == k);
    end
else
    n = zeros(m, size(x, 2));
    for k = 1:m
        n(k, :) = sum(bin == k, 1);
    end
end
end
