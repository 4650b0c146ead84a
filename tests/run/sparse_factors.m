% Factors of sparse matrices and what they solve.
n = 1e5;
e = ones(n, 1);
S = spdiags([e, -4*e, e], -1:1, n, n);
b = (1:n)';
x = S \ b;
disp(norm(S*x - b) < 1e-8 * norm(b))
disp(size(sum(S, 2)))
m = 30;
e = ones(m, 1);
T = spdiags([-e, 2*e, -e], -1:1, m, m);
A = kron(T, speye(m)) + kron(speye(m), T);
disp([issparse(A), nnz(A)])
b = ones(m*m, 1);
x = A \ b;
disp([issparse(x), norm(A*x - b) < 1e-10])
disp(issparse(A \ sparse(b)))
R = chol(A);
disp([issparse(R), norm(R'*R - A, 1) < 1e-12])
L = chol(A, 'lower');
disp([issparse(L), norm(full(L*L' - A), 1) < 1e-12])
U = spdiags([-1.5*e, 2*e, -0.5*e], -1:1, m, m);
B = kron(U, speye(m)) + kron(speye(m), T);
x = B \ b;
disp(norm(B*x - b) < 1e-9)
[L, U, P, Q] = lu(B);
disp(norm(full(P*B*Q - L*U), 1) < 1e-11)
[L, U, P] = lu(B);
disp(norm(full(P*B - L*U), 1) < 1e-11)
Z = sparse([1 2i; -2i 5]);
disp(norm(Z*(Z\[1; 2]) - [1; 2]) < 1e-12)
disp(full(kron(sparse([1 0 2]), [1; 3])))
disp(full(sparse([1 2; 0 3]) + sparse([0 -2; 4 0])))
disp(nnz(sparse([1 2; 0 3]) .* sparse([0 1; 1 0])))
disp(full(sparse([4 1; 1 3])' * sparse([1 0; 0 2])))
disp(filter([1 2], [1 0.5], [1 Inf 3]))
[big, at] = max([1 NaN 3; NaN NaN 2; 7 7 1], [], 2);
disp([big, at])
