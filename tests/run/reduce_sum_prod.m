% Sums and products along dimensions.
A = [1 2 3; 4 5 6];
fprintf('%d ', sum(A), sum(A, 1), sum(A, 2), sum(A(:)), sum(sum(A)), prod(A), prod(A, 2), sum(A, 3));
fprintf('\n');
fprintf('%d ', cumsum(1:4), cumsum(A), cumsum(A, 2), cumprod([1 2 3]), cumprod(A, 2));
fprintf('\n');
fprintf('%d ', sum([1; 2; 3]), sum(5), sum([]), prod([]), sum(true(1, 3)), sum('ab'), diff([1 4 9 16]), diff(A), diff([1 4 9], 2));
fprintf('\n');
