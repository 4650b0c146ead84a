% Matrices with constant diagonals.
T = toeplitz([1 2 3], [1 5 6 7]);
fprintf('%d ', size(T), T);
fprintf('\n');
S = toeplitz([4 1 0]);
fprintf('%d ', S, isequal(S, S'));
fprintf('%s\n', class(toeplitz(single([1 2]))));
