function p = wblcdf(x, a, b)
% WBLCDF  Distribution function of the Weibull distribution with scale a and shape b.

if nargin < 2
    a = 1;
end
if nargin < 3
    b = 1;
end
p = -expm1(-(max(x, 0) ./ a).^b);
p(~(a + zeros(size(p)) > 0 & b > 0) | isnan(x)) = NaN;
end
