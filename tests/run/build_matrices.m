% Functions that build matrices.
fprintf('%d ', zeros(1, 2), ones(2, 1), eye(2), eye(2, 3), size(zeros(3)), size(zeros([2 4])), size(ones(2, 0)));
fprintf('\n');
fprintf('%d ', repmat([1 2], 2, 2), magic(3), diag([1 2]), diag([1 2; 3 4]), triu([1 2; 3 4]), tril([1 2; 3 4]));
fprintf('\n');
[X, Y] = meshgrid(1:2, 1:3);
fprintf('%d ', X, Y, size(X));
fprintf('\n');
fprintf('%d ', vander([1 2 3]), toeplitz([1 2 3]), hankel([1 2]));
fprintf('\n');
