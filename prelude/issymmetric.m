function tf = issymmetric(x, tol)
% ISSYMMETRIC  Whether a matrix equals its transpose.
%   issymmetric(x, tol) allows differences up to tol times the 1-norm of x.

tf = false;
if ~ismatrix(x) || size(x, 1) ~= size(x, 2) || ~(isnumeric(x) || islogical(x))
    return
end
if nargin < 2 || tol == 0
    tf = isequal(x, x.');
else
    tf = norm(x - x.', 1) <= tol * norm(x, 1);
end
end
