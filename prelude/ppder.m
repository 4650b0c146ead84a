function d = ppder(pp, m)
% PPDER  Derivative of order m of a piecewise polynomial.

if nargin < 2
    m = 1;
end
[breaks, c, ~, ~, dim] = unmkpp(pp);
for k = 1:m
    n = size(c, 2);
    if n == 1
        c = zeros(size(c));
    else
        c = c(:, 1:n - 1) .* (n - 1:-1:1);
    end
end
d = mkpp(breaks, c, dim);
end
