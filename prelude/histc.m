function [n, bin] = histc(x, edges, dim)
% HISTC  Counts of elements between edges.
%   n(k) counts edges(k) <= x < edges(k+1); the last one counts x == edges(end).
%   Of a matrix the columns are counted one by one, or what lies along dim.

m = numel(edges);
bin = mc_lookup(edges, x);
if m > 0
    bin(x > edges(m)) = 0;
end
if nargin < 3 && isvector(x)
    if size(x, 1) == 1
        n = zeros(1, m);
    else
        n = zeros(m, 1);
    end
    n(:) = accumarray(reshape(bin(bin > 0), [], 1), 1, [max(m, 1) 1]);
    return
end
if nargin < 3
    dim = 1;
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
columns = permute(bin, order);
sizes = size(columns);
n = zeros([m, sizes(2:end)]);
for k = 1:m
    n(k, :) = reshape(sum(columns == k, 1), 1, []);
end
n = ipermute(n, order);
end
