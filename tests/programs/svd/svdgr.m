function [U, s, V, sweeps] = svdgr(A)
% SVDGR  Singular value decomposition by bidiagonalisation and QR sweeps.
%   [U, s, V, sweeps] = svdgr(A) for an m by n matrix with m >= n gives
%   orthogonal U (m by n) and V (n by n) and the singular values s in
%   descending order: A = U*diag(s)*V'. sweeps is the number of QR steps.
[m, n] = size(A);
if m < n
    error('svdgr:size', 'more columns than rows: %d by %d', m, n);
end
[U, d, e, V] = bidiagonal(A);
sweeps = 0;
hi = n;
while hi > 1
    [e, lo] = splitBlock(d, e, hi);
    if lo == hi
        hi = hi - 1;
        continue
    end
    z = firstZero(d, lo, hi);
    if z > 0
        [U, d, e] = cancelRow(U, d, e, z, hi);
    else
        [U, d, e, V] = sweep(U, d, e, V, lo, hi);
        sweeps = sweeps + 1;
    end
    if sweeps > 60*n
        error('svdgr:noConvergence', 'too many sweeps');
    end
end
[U, s, V] = sortedPositive(U, d, V);
end
