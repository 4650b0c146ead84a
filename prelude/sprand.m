function s = sprand(m, n, density)
% SPRAND  Sparse matrix of uniformly distributed numbers at random places; sprand(s)
%   has the places of s.

if nargin == 1
    [i, j] = find(m);
    s = sparse(i, j, rand(numel(i), 1), size(m, 1), size(m, 2));
    return
end
count = round(m * n * density);
at = randperm(m * n, count);
[i, j] = ind2sub([m, n], at);
s = sparse(i(:), j(:), rand(count, 1), m, n);
end
