function y = wblpdf(x, a, b)
% WBLPDF  Density of the Weibull distribution with scale a and shape b.

if nargin < 2
    a = 1;
end
if nargin < 3
    b = 1;
end
z = max(x, 0) ./ a;
y = b ./ a .* z.^(b - 1) .* exp(-z.^b) .* (x >= 0);
y(~(a + zeros(size(y)) > 0 & b > 0) | isnan(x)) = NaN;
end
