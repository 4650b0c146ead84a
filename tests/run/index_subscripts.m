% Rows, columns, blocks.
A = reshape(1:12, 3, 4);
fprintf('%d ', A(2, 3), A(2, :), A(:, 2), A([1 3], [2 4]), A(end, end), A(end, 1));
fprintf('\n');
fprintf('%d %d|', size(A(:, [])), size(A([], :)), size(A(:, :)), size(A(2, :)));
fprintf('\n');
fprintf('%d ', A(:, end)', A(end-1:end, 1)', A(1, [true false true false]));
fprintf('\n');
