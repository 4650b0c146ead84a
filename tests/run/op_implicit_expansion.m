% Rows and columns combine to matrices.
r = [1 2 3];
c = [10; 20];
M = r + c;
fprintf('%d %d\n', size(M));
fprintf('%d ', M);
fprintf('\n');
fprintf('%d ', r .* c, c - r, max(r, c), r == [1; 3]);
fprintf('\n');
P = ones(2, 1, 2) .* [1 2 3];
fprintf('%d ', size(P));
fprintf('\n');
