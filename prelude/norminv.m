function x = norminv(p, mu, sigma)
% NORMINV  Quantiles of the normal distribution.

if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
x = mu - sqrt(2) .* sigma .* erfcinv(2 * p);
end
