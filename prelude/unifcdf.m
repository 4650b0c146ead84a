function y = unifcdf(x, a, b)
% UNIFCDF  Distribution function of the uniform distribution.

y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
y = min(max((x - a) ./ (b - a), 0), 1);
y(a >= b | isnan(x + a + b)) = NaN;
end
