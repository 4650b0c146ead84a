function gaussj()
% GAUSSJ  The inverse by Gauss and Jordan with exchange of rows.
work = 12;
n = 15*work;
A = zeros(n);
seed = 23;
for j = 1:n
    for i = 1:n
        seed = mod(seed*1103515 + 12345, 2147483648);
        A(i, j) = seed/2147483648 - 0.5;
    end
end
[B, d, swaps] = inverse(A);
E = A*B - eye(n);
fprintf('small %d, swaps %d, trace %.6f, log of determinant %.6f\n', max(abs(E(:))) < 1e-8, swaps, trace(B), d);
[~, ~, s] = inverse([0 1; 1 0]);
[~, d] = inverse(zeros(3));
fprintf('%d %g\n', s, d);
end

function [B, logdet, swaps] = inverse(A)
n = size(A, 1);
W = [A eye(n)];
logdet = 0;
swaps = 0;
for k = 1:n
    [big, p] = max(abs(W(k:n, k)));
    p = p + k - 1;
    if big == 0
        B = inf(n);
        logdet = -inf;
        return
    end
    if p ~= k
        W([k p], :) = W([p k], :);
        swaps = swaps + 1;
    end
    logdet = logdet + log(abs(W(k, k)));
    W(k, :) = W(k, :)/W(k, k);
    for i = 1:n
        if i ~= k
            W(i, :) = W(i, :) - W(i, k)*W(k, :);
        end
    end
end
B = W(:, n+1:end);
end
