function x = wblinv(p, a, b)
% WBLINV  Quantiles of the Weibull distribution with scale a and shape b.

if nargin < 2
    a = 1;
end
if nargin < 3
    b = 1;
end
x = a .* (-log1p(-p)).^(1 ./ b);
x(~(p + zeros(size(x)) >= 0 & p <= 1 & a > 0 & b > 0)) = NaN;
end
