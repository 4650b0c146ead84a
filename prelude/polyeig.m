function [x, e] = polyeig(varargin)
% POLYEIG  Eigenvalues of A0 + t*A1 + ... + t^p*Ap, by the companion form.

narginchk(1, Inf);
p = nargin - 1;
n = size(varargin{1}, 1);
c = zeros(n * p);
d = eye(n * p);
for k = 1:p
    c(1:n, (k - 1) * n + (1:n)) = -varargin{p - k + 1};
end
c(n + 1:end, 1:n * (p - 1)) = eye(n * (p - 1));
d(1:n, 1:n) = varargin{p + 1};
if nargout < 2
    x = eig(c, d);
    return
end
[v, e] = eig(c, d);
e = diag(e);
x = v(end - n + 1:end, :);
for k = 1:size(x, 2)
    x(:, k) = x(:, k) / norm(x(:, k));
end
end
