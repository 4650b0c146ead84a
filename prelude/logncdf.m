function p = logncdf(x, mu, sigma, tail) %#ok<INUSD>
% LOGNCDF  Distribution function of the lognormal distribution; what is above it with 'upper'.

if nargin > 3
    p = 1 - logncdf(x, mu, sigma);
    return
end
if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
p = normcdf(log(max(x, 0)), mu, sigma);
p(isnan(x + zeros(size(p)))) = NaN;
end
