function s = spalloc(m, n, count)
% SPALLOC  An m-by-n sparse matrix of zeros.

if nargin < 2
    n = m;
end
s = sparse(m, n);
end
