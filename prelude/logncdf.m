function p = logncdf(x, mu, sigma)
% LOGNCDF  Distribution function of the lognormal distribution.

if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
p = normcdf(log(max(x, 0)), mu, sigma);
p(isnan(x + zeros(size(p)))) = NaN;
end
