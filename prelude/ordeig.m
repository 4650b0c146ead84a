function e = ordeig(t, b)
% ORDEIG  Eigenvalues of a quasi-triangular matrix in the order of its diagonal blocks; with
%   b those of the pencil.

n = size(t, 1);
if nargin < 2
    b = eye(n);
end
e = zeros(n, 1);
k = 1;
while k <= n
    if k < n && t(k + 1, k) ~= 0
        e(k:k + 1) = eig(b(k:k + 1, k:k + 1) \ t(k:k + 1, k:k + 1));
        k = k + 2;
    else
        e(k) = t(k, k) / b(k, k);
        k = k + 1;
    end
end
end
