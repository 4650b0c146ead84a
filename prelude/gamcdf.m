function y = gamcdf(x, a, b)
% GAMCDF  Distribution function of the gamma distribution.

y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x > 0;
y(k) = gammainc(x(k) ./ b(k), a(k));
y(a < 0 | b <= 0 | isnan(x + a + b)) = NaN;
end
