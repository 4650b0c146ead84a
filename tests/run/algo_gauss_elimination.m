function algo_gauss_elimination
% Elimination with partial pivoting.
A = [2 1 -1; -3 -1 2; -2 1 2];
b = [8; -11; -3];
x = solve(A, b);
fprintf('%.6f ', x);
fprintf('%d\n', norm(A*x - b) < 1e-12);
end

function x = solve(A, b)
n = length(b);
M = [A b];
for k = 1:n
    [~, p] = max(abs(M(k:n, k)));
    p = p + k - 1;
    M([k p], :) = M([p k], :);
    for i = k+1:n
        M(i, :) = M(i, :) - M(i, k)/M(k, k)*M(k, :);
    end
end
x = zeros(n, 1);
for k = n:-1:1
    x(k) = (M(k, end) - M(k, k+1:n)*x(k+1:n))/M(k, k);
end
end
