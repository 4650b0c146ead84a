% Determinant, inverse, trace, rank, norms.
A = [4 -2; 1 1];
fprintf('%.4f ', det(A), inv(A), trace(A), rank(A), norm([3 4]), norm([1 2; 3 4], 1), norm([1 2; 3 4], inf), norm([1 2; 3 4], 'fro'));
fprintf('\n');
fprintf('%.4f ', sort(eig(A)), dot([1 2 3], [4 5 6]), cross([1 0 0], [0 1 0]), kron([1 2], [1; 1]));
fprintf('\n');
fprintf('%.4f ', norm([1 -2 3], 1), norm([1 -2 3], Inf), svd([3 0; 0 -4]));
fprintf('\n');
