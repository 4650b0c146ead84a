% Laplace's equation on a square and on a rectangle.
[U, iterations, change] = dich(1.5, 1.5, 0.1, 1e-8, 200);
n = size(U, 1);
fprintf('grid %d x %d: %d iterations\n', size(U, 1), size(U, 2), iterations);
fprintf('converged: %d\n', change <= 1e-8);
fprintf('centre %.7f, corner %.7f\n', U(8, 8), U(n, n));
fprintf('row sums');
fprintf(' %.5f', sum(U(4:4:n, :), 2));
fprintf('\n');

[U, iterations] = dich(2, 1, 0.125, 1e-6, 500);
fprintf('grid %d x %d: %d iterations\n', size(U, 1), size(U, 2), iterations);
fprintf('largest %.6f, smallest %.6f\n', max(max(U)), min(min(U)));
fprintf('mean %.6f\n', mean(mean(U)));
