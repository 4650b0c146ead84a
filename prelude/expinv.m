function x = expinv(p, mu)
% EXPINV  Quantiles of the exponential distribution with mean mu.

if nargin < 2
    mu = 1;
end
x = -mu .* log1p(-p);
x(~(p + zeros(size(x)) >= 0 & p <= 1 & mu > 0)) = NaN;
end
