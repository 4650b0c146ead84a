function z = null(a, tol)
% NULL  Orthonormal basis of the null space: what belongs to singular values up to tol.
%   null(a, 'rational') reads a basis off the reduced row echelon form.

[m, n] = size(a);
if nargin > 1 && (ischar(tol) || isstring(tol))
    if ~strncmpi(tol, 'rational', max(1, strlength(tol)))
        error('MATLAB:null:unrecognizedOption', 'Second input must be a scalar or ''rational''.');
    end
    [r, pivots] = rref(a);
    free = 1:n;
    free(pivots) = [];
    z = zeros(n, numel(free), 'like', a);
    z(free, :) = eye(numel(free));
    z(pivots, :) = -r(1:numel(pivots), free);
    return
end
[~, s, v] = svd(a);
if m > 1
    s = diag(s);
elseif m == 1 && n > 0
    s = s(1);
end
if nargin < 2
    tol = max(m, n) * eps(max([s(:); zeros(1, 'like', s)]));
end
z = v(:, sum(s(:) > tol) + 1:n);
end
