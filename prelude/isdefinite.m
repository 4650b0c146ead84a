function tf = isdefinite(a, tolerance)
% ISDEFINITE  Whether a Hermitian matrix is positive definite.

if nargin < 2
    tolerance = 100 * eps * norm(a, 'fro');
end
tf = ishermitian(a);
if tf
    [~, p] = chol(a - tolerance * eye(size(a, 1)));
    tf = p == 0;
end
end
