function values_eigen
% Eigenvalues and vectors of real matrices in LAPACK's order and signs; roots, Schur form.
pair([1 2; 3 4])
pair([1 2 3; 4 5 6; 7 8 10])
pair([1 0; 2 3])
pair([1 2 0; 0 3 0; 4 5 6])
pair([4 -2 1; 1 1 0; 2 3 -1])
pair([1 2 3 4; 0 1 -1 2; 3 -2 0 1; 5 1 2 -3])
pair([0 1; -1 0])
pair([5 4; -1 1])
pair([2 1; 1 2])
pair([1 2; 2 -3])
fprintf('%.6f ', roots([1 2 3 4 5]));
fprintf('\n');
fprintf('%.6f ', roots([2 -4 1 7 -3]));
fprintf('\n');
[u, t] = schur([1 2 3; 4 5 6; 7 8 10]);
fprintf('%.6f ', u, t);
fprintf('\n');
h = hess([1 2 3; 4 5 6; 7 8 10]);
h(abs(h) < 1e-12) = 0;
fprintf('%.6f ', h);
fprintf('\n');
end

function pair(a)
[v, d] = eig(a);
v(abs(v) < 1e-12) = 0;
fprintf('%.6f ', real(v), imag(v));
fprintf('| ');
fprintf('%.6f ', real(diag(d)), imag(diag(d)));
fprintf('\n');
end
