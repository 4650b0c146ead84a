% main.m's problem at a size where C needs long enough to be timed.
[U, iterations] = dich(4, 4, 1/64, 1e-7, 2000);
fprintf('grid %d x %d: %d iterations\n', size(U, 1), size(U, 2), iterations);
fprintf('centre %.6f\n', U(129, 129));
fprintf('sum %.4f\n', sum(sum(U)));
