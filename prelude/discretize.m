function bin = discretize(x, edges, values)
% DISCRETIZE  Number of the bin that each element lies in; NaN outside. With
%   values the value of that bin.

if isscalar(edges)
    [~, edges] = histcounts(x, edges);
end
m = numel(edges) - 1;
bin = NaN(size(x));
for k = 1:m
    if k < m
        bin(x >= edges(k) & x < edges(k+1)) = k;
    else
        bin(x >= edges(k) & x <= edges(k+1)) = k;
    end
end
if nargin > 2 && isnumeric(values)
    known = ~isnan(bin);
    bin(known) = values(bin(known));
end
end
