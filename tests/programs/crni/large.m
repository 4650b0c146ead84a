% main.m's problem at a size where C needs long enough to be timed.
n = 2001;
m = 6001;
U = crni(0, 0, 1, 0.1, 1, n, m);
fprintf('middle %.10g, quarter %.10g\n', U(1001, m), U(501, m));
fprintf('sum of last profile %.10g\n', sum(U(:, m)));
fprintf('sum of all %.10g\n', sum(sum(U)));
