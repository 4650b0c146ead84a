% main.m's problem at a size where C needs long enough to be timed.
n = 4001;
m = 4001;
U = fiff(1, 0.75, 1, n, m);
fprintf('%.8f %.8f %.8f\n', U(1001, m), U(2001, m), U(3001, m));
fprintf('sum of squares %.8g\n', sum(sum(U.*U)));
