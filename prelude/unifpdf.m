function y = unifpdf(x, a, b)
% UNIFPDF  Density of the uniform distribution.

if nargin < 2
    a = 0;
end
if nargin < 3
    b = 1;
end
y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x >= a & x <= b & a < b;
y(k) = 1 ./ (b(k) - a(k));
y(a >= b | isnan(x + a + b)) = NaN;
end
