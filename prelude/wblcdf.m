function p = wblcdf(x, a, b, tail) %#ok<INUSD>
% WBLCDF  Distribution function of the Weibull distribution with scale a and shape b; what is above it with 'upper'.

if nargin > 3
    p = 1 - wblcdf(x, a, b);
    return
end
if nargin < 2
    a = 1;
end
if nargin < 3
    b = 1;
end
p = -expm1(-(max(x, 0) ./ a).^b);
p(~(a + zeros(size(p)) > 0 & b > 0) | isnan(x)) = NaN;
end
