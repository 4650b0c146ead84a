% Rows, columns and blocks of sparse matrices are written over in place of what was there: the last of
% equal subscripts counts, zeros drop out, and matrices grow.
n = 6;
A = spdiags([-ones(n, 1), 2 * ones(n, 1), -ones(n, 1)], [-1 0 1], n, n);
B = full(A);
[A, B] = both(A, B, 3, 1:6, 0);
[A, B] = both(A, B, 3, 3, 1);
[A, B] = both(A, B, 1:6, 2, [0 5 0 6 0 7]');
[A, B] = both(A, B, [6 1 6], [2 4], [1 2; 3 4; 5 0]);
[A, B] = both(A, B, [5 2], [4 4 1], [1 2 3; 4 5 6]);
[A, B] = both(A, B, 8, 7, 9);
[A, B] = both(A, B, 2, 9, 0);
[A, B] = both(A, B, [], 1, zeros(0, 1));
A(:, 5) = 4;
B(:, 5) = 4;
A(2, :) = 1:9;
B(2, :) = 1:9;
A([8 1], :) = A([1 8], :);
B([8 1], :) = B([1 8], :);
fprintf('%d %d\n', nnz(A), isequal(A, B));

% The transpose is written to as any other.
C = sparse([1 2], [3 1], [4 5], 2, 3)';
C(1, :) = [7 0];
disp(full(C))
D = sparse([true false; true true]);
D(1, :) = [false true];
disp(full(D))
Z = sparse([1 2], [1 2], [1i 2]);
Z(2, :) = [3i 0];
disp([real(full(Z)) imag(full(Z))])

function [A, B] = both(A, B, rows, cols, x)
A(rows, cols) = x;
B(rows, cols) = x;
fprintf('%d %d %d %d\n', size(A), nnz(A), isequal(A, B) && nnz(A) == nnz(B));
end
