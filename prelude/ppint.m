function s = ppint(pp, c0)
% PPINT  Integral of a piecewise polynomial, c0 at its left end.

if nargin < 2
    c0 = 0;
end
[breaks, c] = unmkpp(pp);
n = size(c, 2);
c = [c ./ (n:-1:1), zeros(size(c, 1), 1)];
at = c0;
for k = 1:size(c, 1)
    c(k, end) = at;
    at = polyval(c(k, :), breaks(k + 1) - breaks(k));
end
s = mkpp(breaks, c);
end
