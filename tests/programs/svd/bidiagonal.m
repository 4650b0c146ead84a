function [U, d, e, V] = bidiagonal(A)
% BIDIAGONAL  Householder reduction: A = U*B*V' with B upper bidiagonal.
%   d is the diagonal of B and e the one above; e(n) = 0.
[m, n] = size(A);
U = eye(m, m);
V = eye(n, n);
for k = 1:n
    if k < m
        [v, beta] = house(A(k:m, k));
        A(k:m, k:n) = reflectLeft(A(k:m, k:n), v, beta);
        U(:, k:m) = reflectRight(U(:, k:m), v, beta);
    end
    if k < n - 1
        [v, beta] = house(A(k, k+1:n)');
        A(k:m, k+1:n) = reflectRight(A(k:m, k+1:n), v, beta);
        V(:, k+1:n) = reflectRight(V(:, k+1:n), v, beta);
    end
end
d = diag(A)';
e = [diag(A, 1)', 0];
e = e(1:n);
U = U(:, 1:n);
end
