function [s, places] = spdiags(b, d, m, n)
% SPDIAGS  Sparse matrix from its diagonals.
%   s = spdiags(b, d, m, n) puts column k of b on diagonal d(k) of an m-by-n
%   matrix; where m >= n, element j of the column belongs to column j of s.
%   b = spdiags(a, d) takes the diagonals of a out, [b, d] = spdiags(a) those
%   with nonzero elements. spdiags(b, d, a) puts diagonals in place of those of a.

if nargin == 3
    [rows, cols, old] = find(m);
    kept = ~ismember(cols(:) - rows(:), d(:));
    new = spdiags(b, d, size(m, 1), size(m, 2));
    s = new + sparse(rows(kept), cols(kept), old(kept), size(m, 1), size(m, 2));
    return
end
if nargin <= 2
    a = full(b);
    if nargin < 2
        [i, j] = find(a);
        d = unique(j(:) - i(:));
    end
    places = d;
    [m, n] = size(a);
    s = zeros(min(m, n), numel(d));
    for k = 1:numel(d)
        v = diag(a, d(k));
        if m >= n
            first = 1 + max(0, d(k));
        else
            first = 1 + max(0, -d(k));
        end
        s(first:first+numel(v)-1, k) = v;
    end
    return
end
i = zeros(0, 1);
j = zeros(0, 1);
v = zeros(0, 1);
for k = 1:numel(d)
    rows = (max(1, 1 - d(k)):min(m, n - d(k)))';
    cols = rows + d(k);
    if m >= n
        places = cols;
    else
        places = rows;
    end
    i = [i; rows];
    j = [j; cols];
    v = [v; b(places, k)];
end
s = sparse(i, j, v, m, n);
end
