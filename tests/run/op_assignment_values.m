% A scalar fills what it is assigned to.
x = zeros(1, 4);
x(:) = 3;
x(2:3) = 0;
A = zeros(2);
A(:, :) = 1;
A(:) = [1 2 3 4];
B = A;
B(:, 1) = [];
B(:) = -1;
c = cell(1, 2);
c(:) = {5};
fprintf('%d ', x, A, B, c{:});
fprintf('\n');
