function y = betapdf(x, a, b)
% BETAPDF  Density of the beta distribution.

y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x >= 0 & x <= 1;
y(k) = x(k).^(a(k) - 1) .* (1 - x(k)).^(b(k) - 1) ./ beta(a(k), b(k));
y(a <= 0 | b <= 0 | isnan(x + a + b)) = NaN;
end
