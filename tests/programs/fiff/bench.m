% The string of main.m at a size worth timing.
n = 801;
m = 801;
U = fiff(1, 0.75, 1, n, m);
fprintf('%.8f %.8f %.8f\n', U(201, m), U(401, m), U(601, m));
fprintf('sum of squares %.8g\n', sum(sum(U.*U)));
