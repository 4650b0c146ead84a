% A bar that cools: profile at some times, and a comparison with the exact solution.
n = 41;
m = 51;
len = 1;
tend = 0.1;
U = crni(0, 0, len, tend, 1, n, m);

fprintf('%d points, %d steps\n', size(U, 1), size(U, 2));
for j = [1 11 26 51]
    fprintf('step %2d: middle %.10g, quarter %.10g, sum %.10g\n', j, U(21, j), U(11, j), sum(U(:, j)));
end

x = (0:n-1)'*len/(n - 1);
exact = exp(-pi^2*tend)*sin(pi*x) + exp(-9*pi^2*tend)*sin(3*pi*x);
fprintf('largest error %.4e\n', max(abs(U(:, m) - exact)));

% ends at different temperatures
U = crni(1, 2, 2, 0.5, 0.8, 21, 31);
fprintf('ends %g and %g, middle %.10g\n', U(1, 31), U(21, 31), U(11, 31));
