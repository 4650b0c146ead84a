function y = gamcdf(x, a, b, tail) %#ok<INUSD>
% GAMCDF  Distribution function of the gamma distribution; what is above it with 'upper'.

if nargin < 3
    b = 1;
end
if nargin > 3
    y = 1 - gamcdf(x, a, b);
    return
end
y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
k = x > 0;
y(k) = gammainc(x(k) ./ b(k), a(k));
y(a < 0 | b <= 0 | isnan(x + a + b)) = NaN;
end
