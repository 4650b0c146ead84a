function bin = discretize(x, edges, values)
% DISCRETIZE  Number of the bin that each element lies in; NaN outside. With
%   values the value of that bin.

if isscalar(edges)
    [~, edges] = histcounts(x, edges);
end
m = numel(edges) - 1;
bin = mc_lookup(edges, x);
bin(x == edges(m + 1)) = m;
bin(x > edges(m + 1)) = 0;
bin(bin == 0) = NaN;
if nargin > 2 && isnumeric(values)
    known = ~isnan(bin);
    bin(known) = values(bin(known));
end
end
