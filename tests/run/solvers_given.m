% Iterative solvers pass further arguments on to the functions that they are given.
A = [4 1 0; 1 3 1; 0 1 5];
b = [1; 2; 3];
times = @(x, s, M) s * (M * x);
half = @(x, s, M) x ./ (s * diag(M));
[x, flag] = pcg(times, b, 1e-10, 20, [], [], [], 2, A);
fprintf('%d %.6f\n', flag, norm(2*A*x - b));
[x, flag] = pcg(times, b, 1e-10, 20, half, [], [], 2, A);
fprintf('%d %.6f\n', flag, norm(2*A*x - b));
[x, flag] = gmres(times, b, [], 1e-10, 3, [], [], [], 1, A);
fprintf('%d %.6f\n', flag, norm(A*x - b));
[f, message] = fcnchk('x + 1');
fprintf('%d [%s]\n', f(2), message);
fprintf('%d %d\n', isgraphics([1 2], 'axes'));
