function [x, pivots] = rref(x, tol)
% RREF  Reduced row echelon form, and the columns of the pivots.

[m, n] = size(x);
if nargin < 2
    tol = max(m, n) * eps * norm(x, Inf);
end
pivots = zeros(1, 0);
i = 1;
j = 1;
while i <= m && j <= n
    [p, k] = max(abs(x(i:m, j)));
    k = k + i - 1;
    if p <= tol
        x(i:m, j) = 0;
    else
        pivots(end+1) = j;
        x([i k], j:n) = x([k i], j:n);
        x(i, j:n) = x(i, j:n) / x(i, j);
        for r = [1:i-1, i+1:m]
            x(r, j:n) = x(r, j:n) - x(r, j) * x(i, j:n);
        end
        i = i + 1;
    end
    j = j + 1;
end
end
