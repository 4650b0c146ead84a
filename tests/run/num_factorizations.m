% Products of factors give the matrix back.
A = [4 3 2; 3 5 1; 2 1 6];
[L, U, P] = lu(A);
fprintf('%d ', norm(P*A - L*U) < 1e-12, isequal(L, tril(L)), all(diag(L) == 1));
[Q, R] = qr(A);
fprintf('%d ', norm(Q*R - A) < 1e-12, norm(Q'*Q - eye(3)) < 1e-12);
C = chol(A);
fprintf('%d ', norm(C'*C - A) < 1e-12);
[V, D] = eig(A);
fprintf('%d ', norm(A*V - V*D) < 1e-12);
[S1, S2, S3] = svd(A);
fprintf('%d\n', norm(S1*S2*S3' - A) < 1e-12);
