function x = gaminv(p, a, b)
% GAMINV  Quantiles of the gamma distribution with shape a and scale b.

if nargin < 3
    b = 1;
end
z = zeros(size(p + a + b));
[p, a] = deal(p + z, a + z);
x = NaN(size(z));
k = p >= 0 & p <= 1 & a > 0 & b > 0;
x(k) = gammaincinv(p(k), a(k));
x = x .* b;
end
