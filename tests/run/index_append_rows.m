% A matrix that grows by rows in a loop, read in many ways on the way.
A = [];
for k = 1:5
    A(k, :) = [k, 10*k, 100*k];
    if mod(k, 2) == 0
        fprintf('%d ', sum(A(:)), size(A, 1), A(end, 2), A(end));
    end
end
fprintf('\n');
fprintf('%d ', A);
fprintf('\n');
B = zeros(1, 2);
n = 1;
while n < 40
    n = n + 1;
    B(n, 1) = n;
    B(n, 2) = B(n - 1, 2) + B(n, 1);
end
fprintf('%d ', size(B), B(40, :), sum(B));
fprintf('\n');
C = B;
for k = 41:43
    C(k, :) = C(k - 1, :)*2;
    C(k, 3) = k;
end
fprintf('%d ', size(C), C(42:43, :), numel(C), C(43));
fprintf('\n');
D = 1:3;
for k = 2:4
    D(k, 2) = k;
    D(2, :) = [];
    D(k, :) = D(1, :) + k;
end
fprintf('%d ', size(D), D);
fprintf('\n');
fprintf('%d ', rows_of(6));
fprintf('\n');

function R = rows_of(n)
R = zeros(0, 2);
for k = 1:n
    R(end + 1, :) = [k, k^2];
    if k == 5
        return
    end
end
end
