function p = normcdf(x, mu, sigma, tail) %#ok<INUSD>
% NORMCDF  Distribution function of the normal distribution.

if nargin > 3
    p = normcdf(-x, -mu, sigma);
    return
end
if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
p = 0.5 * erfc(-(x - mu) ./ (sqrt(2) .* sigma));
end
