function [U, V, X, C, S] = gsvd(A, B, economy)
% GSVD  Generalized singular values sqrt(diag(C'*C) ./ diag(S'*S)) in rising order; A = U*C*X', B = V*S*X' and
%   C'*C + S'*S = I. A third argument 0 leaves columns of U and V out that are not needed.
%   Source: C. F. Van Loan, "Generalizing the singular value decomposition", SIAM J. Numer. Anal. 13 (1976).

[m, p] = size(A);
[n, pb] = size(B);
if p ~= pb
    error('MATLAB:gsvd:MatrixColMismatch', 'Matrices must have the same number of columns.');
end
if nargin > 2
    if m > p
        [QA, A] = qr(A, 0);
    else
        QA = eye(m);
    end
    if n > p
        [QB, B] = qr(B, 0);
    else
        QB = eye(n);
    end
    if nargout < 2
        U = gsvd(A, B);
    else
        [U, V, X, C, S] = gsvd(A, B);
        U = QA * U;
        V = QB * V;
    end
    return
end
[Q, R] = qr([A; B], 0);
q = size(R, 1);
[U, c, Z] = svd(Q(1:m, :));
k = min(m, q);
U(:, 1:k) = U(:, k:-1:1);
Z = Z(:, q:-1:1);
C = zeros(m, q);
if k > 0
    c = diag(c(1:k, 1:k));
    C(1:k, q-k+1:q) = diag(c(k:-1:1));
end
[V, S] = qr(Q(m+1:end, :) * Z);
d = min(n, q);
for j = 1:d
    if S(j, j) ~= 0
        w = S(j, j) / abs(S(j, j));
        S(j, :) = S(j, :) / w;
        V(:, j) = V(:, j) * w;
    end
end
keep = zeros(n, q);
keep(1:d, 1:d) = diag(real(diag(S(1:d, 1:d))));
S = keep;
X = R' * Z;
if nargout < 2
    cs = sqrt(sum(C.^2, 1)).';
    ss = sqrt(sum(S.^2, 1)).';
    U = cs ./ ss;
    U(ss < eps) = Inf;
end
end
