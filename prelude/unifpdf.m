function y = unifpdf(x, a, b)
% UNIFPDF  Density of the uniform distribution.

y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x >= a & x <= b & a < b;
y(k) = 1 ./ (b(k) - a(k));
y(a >= b | isnan(x + a + b)) = NaN;
end
