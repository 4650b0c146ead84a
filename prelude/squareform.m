function y = squareform(x)
% SQUAREFORM  Distances as a vector turned into a symmetric matrix, or back.

if isvector(x)
    n = ceil(sqrt(2 * numel(x)));
    y = zeros(n);
    k = 0;
    for j = 1:n-1
        m = n - j;
        y(j+1:n, j) = x(k+1:k+m);
        k = k + m;
    end
    y = y + y.';
else
    n = size(x, 1);
    y = x(tril(true(n), -1)).';
end
end
