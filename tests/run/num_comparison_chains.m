% Sums of logicals and chains of conditions. The text is MATLAB's: %d of a fraction prints as %e (Octave: %f or %g).
x = [3 8 1 9 4];
fprintf('%d ', sum(x > 3), mean(x > 3), (x > 2) + (x > 5), nnz(x), sum(x(x > 3)), any(x == 9)*10, ~any(x > 10));
fprintf('\n');
inRange = x >= 3 & x <= 8;
fprintf('%d', inRange, xor(x > 3, x < 9), ~inRange | x == 4);
fprintf('\n');
