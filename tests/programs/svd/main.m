% Singular values of some matrices, with checks of the factors.
cases = {[3 0; 4 5], hilb6(), reshape(mod((1:35)*7, 11), 7, 5), [1 2 3; 4 5 6; 7 8 9; 10 11 12], ones(5, 3)};
for k = 1:numel(cases)
    A = cases{k};
    [U, s, V, sweeps] = svdgr(A);
    fprintf('%d by %d:', size(A, 1), size(A, 2));
    fprintf(' %.6f', s);
    fprintf('\n');
    n = size(A, 2);
    ok = norm(U*diag(s)*V' - A, 'fro') < 1e-12*norm(A, 'fro');
    orthogonal = norm(U'*U - eye(n), 'fro') < 1e-12 && norm(V'*V - eye(n), 'fro') < 1e-12;
    fprintf('  product %d, orthogonal %d, rank %d, swept %d\n', ok, orthogonal, sum(s > 1e-10*s(1)), sweeps > 0);
end
try
    svdgr(ones(2, 3));
catch err
    fprintf('%s\n', err.message);
end
