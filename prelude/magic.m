function m = magic(n)
% MAGIC  Magic square: rows, columns and diagonals have the same sum.

n = floor(real(double(n(1))));
if mod(n, 2) == 1
    % odd order: numbers along broken diagonals
    [j, i] = meshgrid(1:n);
    a = mod(i + j - (n + 3) / 2, n);
    b = mod(i + 2 * j - 2, n);
    m = n * a + b + 1;
elseif mod(n, 4) == 0
    % doubly even order: every other pair of numbers turned round
    [j, i] = meshgrid(1:n);
    keep = floor(mod(i, 4) / 2) == floor(mod(j, 4) / 2);
    m = reshape(1:n*n, n, n)';
    m(keep) = n * n + 1 - m(keep);
elseif n == 2
    m = [1 3; 4 2];
elseif n <= 0
    m = zeros(0, 0);
else
    % singly even order: four odd squares with parts exchanged
    p = n / 2;
    q = magic(p);
    m = [q, q + 2*p^2; q + 3*p^2, q + p^2];
    k = (n - 2) / 4;
    rows = (1:p)';
    cols = [1:k, n-k+2:n];
    m([rows; rows+p], cols) = m([rows+p; rows], cols);
    r = k + 1;
    cols = [1, r];
    m([r; r+p], cols) = m([r+p; r], cols);
end
end
