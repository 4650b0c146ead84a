function s = ppint(pp, c0)
% PPINT  Integral of a piecewise polynomial, c0 at its left end.

if nargin < 2
    c0 = 0;
end
[breaks, c, pieces, n, d] = unmkpp(pp);
rows = prod(d);
c = [c ./ (n:-1:1), zeros(size(c, 1), 1)];
at = reshape(c0 .* ones(rows, 1), rows, 1);
for k = 1:pieces
    part = (k - 1) * rows + (1:rows);
    c(part, end) = at;
    w = breaks(k + 1) - breaks(k);
    at = c(part, 1);
    for q = 2:n + 1
        at = at * w + c(part, q);
    end
end
s = mkpp(breaks, c, d);
end
