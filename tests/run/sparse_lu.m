% Factors of a sparse matrix: permutations as vectors or as sparse matrices.
S = sparse([1 4 0; 3 1 0; 0 1 2]);
[L, U, p, q] = lu(S, 'vector');
disp([issparse(L), issparse(U), issparse(p)])
disp([sort(p); sort(q)])
disp(norm(full(L*U - S(p, q))) < 1e-12)
[L, U, P, Q] = lu(S);
disp([issparse(P), issparse(Q)])
disp(norm(full(P*S*Q - L*U)) < 1e-12)
[L, U, P, Q, D] = lu(S);
disp(norm(full(P*(D\S)*Q - L*U)) < 1e-12)
[L, U, P] = lu(S);
disp(norm(full(P*S - L*U)) < 1e-12)
disp(istril(L) && istriu(U))
try
    [L, U, P, Q] = lu(full(S));
catch e
    disp(e.message)
end
