function [n, bin] = histc(x, edges)
% HISTC  Counts of elements between edges.
%   n(k) counts edges(k) <= x < edges(k+1); the last one counts x == edges(end).
%   Of a matrix the columns are counted one by one.

m = numel(edges);
bin = mc_lookup(edges, x);
if m > 0
    bin(x > edges(m)) = 0;
end
if isvector(x)
    if size(x, 1) == 1
        n = zeros(1, m);
    else
        n = zeros(m, 1);
    end
    n(:) = accumarray(reshape(bin(bin > 0), [], 1), 1, [max(m, 1) 1]);
else
    n = zeros(m, size(x, 2));
    for k = 1:m
        n(k, :) = sum(bin == k, 1);
    end
end
end
