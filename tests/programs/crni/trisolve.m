function X = trisolve(A, D, C, B)
% TRISOLVE  Solves a tridiagonal system by elimination without pivoting.
%   A is the diagonal below the main one, D the main one, C the one above;
%   B is the right-hand side. All are row vectors.
n = length(B);
for k = 2:n
    factor = A(k-1)/D(k-1);
    D(k) = D(k) - factor*C(k-1);
    B(k) = B(k) - factor*B(k-1);
end
X = zeros(1, n);
X(n) = B(n)/D(n);
for k = n-1:-1:1
    X(k) = (B(k) - C(k)*X(k+1))/D(k);
end
end
