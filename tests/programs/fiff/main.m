% A string that swings: its shape at some times, and its symmetry.
n = 41;
m = 61;
U = fiff(1, 0.75, 2, n, m);
for j = [1 2 21 41 61]
    fprintf('step %2d: quarter %.5f, three quarters %.5f\n', j, U(11, j), U(31, j));
end

x = (0:n-1)'/(n - 1);
t = 0.75;
exact = sin(pi*x)*cos(2*pi*t) + sin(2*pi*x)*cos(4*pi*t);
fprintf('agrees with the exact solution: %d\n', max(abs(U(:, m) - exact)) < 1e-12);
fprintf('sum of squares %.8g\n', sum(sum(U.*U)));
