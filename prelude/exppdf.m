function y = exppdf(x, mu)
% EXPPDF  Density of the exponential distribution.

if nargin < 2
    mu = 1;
end
y = zeros(size(x + mu));
x = x + y;
mu = mu + y;
k = x >= 0;
y(k) = exp(-x(k) ./ mu(k)) ./ mu(k);
y(mu <= 0 | isnan(x + mu)) = NaN;
end
