function s = sprandn(m, n, density)
% SPRANDN  Sparse matrix of normally distributed numbers at random places; sprandn(s)
%   has the places of s.

if nargin == 1
    [i, j] = find(m);
    s = sparse(i, j, randn(numel(i), 1), size(m, 1), size(m, 2));
    return
end
count = round(m * n * density);
at = randperm(m * n, count);
[i, j] = ind2sub([m, n], at);
s = sparse(i(:), j(:), randn(count, 1), m, n);
end
