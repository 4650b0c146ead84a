% Iterative solvers: each reaches the solution of a symmetric or a general system, with
% and without preconditioner, and says by its flag where it stopped early.
n = 30;
a = full(spdiags([-ones(n, 1), 4 * ones(n, 1), -ones(n, 1)], -1:1, n, n));
b = a * (1:n)';
g = a;
g(1, 5) = 1;
g(7, 2) = -1.5;
c = g * (1:n)';
m = diag(diag(g));
[x, flag] = pcg(a, b, 1e-10, 40);
fprintf('pcg %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag, relres, iter, resvec] = pcg(a, b, 1e-10, 40, m);
fprintf('%d %d %d %d\n', flag, relres < 1e-10, numel(resvec) == iter + 1, norm(x - (1:n)') < 1e-6);
[x, flag] = minres(a, b, 1e-10, 40);
fprintf('minres %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = symmlq(a, b, 1e-10, 40);
fprintf('symmlq %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = bicg(g, c, 1e-10, 60, m);
fprintf('bicg %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag, ~, iter, resvec] = bicgstab(g, c, 1e-10, 60);
fprintf('bicgstab %d %d %d\n', flag, norm(x - (1:n)') < 1e-6, numel(resvec) == 2 * iter + 1);
[x, flag] = bicgstabl(g, c, 1e-10, 60);
fprintf('bicgstabl %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = cgs(g, c, 1e-10, 60, m);
fprintf('cgs %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = qmr(g, c, 1e-10, 60);
fprintf('qmr %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = tfqmr(g, c, 1e-10, 60);
fprintf('tfqmr %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag] = lsqr(g, c, 1e-10, 60);
fprintf('lsqr %d %d\n', flag, norm(x - (1:n)') < 1e-6);
[x, flag, relres, iter] = gmres(g, c, 5, 1e-10, 20);
fprintf('gmres %d %d %d\n', flag, norm(x - (1:n)') < 1e-6, numel(iter));
[x, flag] = gmres(@(v) g * v, c, [], 1e-10, 30);
fprintf('gmres %d %d\n', flag, norm(x - (1:n)') < 1e-6);
% least squares, where the matrix is not square
[x, flag] = lsqr([1 0; 0 1; 1 1], [1; 2; 3]);
fprintf('%d %.6f %.6f\n', flag, x);
% stopped early
[~, flag, ~, iter] = pcg(a, b, 1e-10, 3);
fprintf('%d %d\n', flag, iter);
[x, flag, relres, iter, resvec] = pcg(a, zeros(n, 1));
fprintf('%d %d %d %d %d\n', norm(x), flag, relres, iter, resvec);
try
    gmres([1 2 3; 4 5 6], [1; 2]);
catch e
    fprintf('%s\n', e.message);
end
