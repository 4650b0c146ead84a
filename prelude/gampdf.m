function y = gampdf(x, a, b)
% GAMPDF  Density of the gamma distribution.

if nargin < 3
    b = 1;
end
y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x > 0;
y(k) = exp((a(k) - 1) .* log(x(k) ./ b(k)) - x(k) ./ b(k) - gammaln(a(k))) ./ b(k);
k = x == 0;
y(k) = (a(k) == 1) ./ b(k);
y(x == 0 & a < 1) = Inf;
y(a < 0 | b <= 0 | isnan(x + a + b)) = NaN;
end
