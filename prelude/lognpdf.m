function y = lognpdf(x, mu, sigma)
% LOGNPDF  Density of the lognormal distribution.

if nargin < 2
    mu = 0;
end
if nargin < 3
    sigma = 1;
end
positive = max(x, realmin);
y = normpdf(log(positive), mu, sigma) ./ positive .* (x > 0);
y(isnan(x + zeros(size(y)))) = NaN;
end
