function y = unifcdf(x, a, b, tail) %#ok<INUSD>
% UNIFCDF  Distribution function of the uniform distribution; what is above it with 'upper'.

if nargin < 2
    a = 0;
end
if nargin < 3
    b = 1;
end
if nargin > 3
    y = 1 - unifcdf(x, a, b);
    return
end
y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
y = min(max((x - a) ./ (b - a), 0), 1);
y(a >= b | isnan(x + a + b)) = NaN;
end
