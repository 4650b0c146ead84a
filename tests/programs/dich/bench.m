% The square of main.m at a size worth timing.
[U, iterations] = dich(4, 4, 1/12, 1e-7, 2000);
fprintf('grid %d x %d: %d iterations\n', size(U, 1), size(U, 2), iterations);
fprintf('centre %.6f\n', U(25, 25));
fprintf('sum %.4f\n', sum(sum(U)));
