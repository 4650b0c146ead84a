% The bar of main.m at a size worth timing.
n = 301;
m = 801;
U = crni(0, 0, 1, 0.1, 1, n, m);
fprintf('middle %.10g, quarter %.10g\n', U(151, m), U(76, m));
fprintf('sum of last profile %.10g\n', sum(U(:, m)));
fprintf('sum of all %.10g\n', sum(sum(U)));
