function x = logninv(p, mu, sigma)
% LOGNINV  Quantiles of the lognormal distribution.

if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
x = exp(norminv(p, mu, sigma));
end
