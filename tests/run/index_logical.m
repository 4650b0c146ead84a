% Selection by a mask. The text is MATLAB's: deletion of an element makes a row of a matrix.
x = [5 -3 8 -1 0];
fprintf('%d ', x(x > 0), x(logical([1 0 0 0 1])));
fprintf('\n');
x(x < 0) = 0;
fprintf('%d ', x);
fprintf('\n');
A = [1 2; 3 4];
fprintf('%d ', A(A > 1), A(logical([1 0]), :));
fprintf('\n');
fprintf('%d %d|', size(A(A > 1)), size(A(A > 9)), size(x(x > 100)), size(x(false(1, 5))));
fprintf('\n');
A(A == 2) = [];
fprintf('%d ', A, size(A));
fprintf('\n');
