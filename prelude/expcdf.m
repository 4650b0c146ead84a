function y = expcdf(x, mu, tail) %#ok<INUSD>
% EXPCDF  Distribution function of the exponential distribution; what is above it with 'upper'.

if nargin < 2
    mu = 1;
end
if nargin > 2
    y = 1 - expcdf(x, mu);
    return
end
y = zeros(size(x + mu));
x = x + y;
mu = mu + y;
k = x >= 0;
y(k) = -expm1(-x(k) ./ mu(k));
y(mu <= 0 | isnan(x + mu)) = NaN;
end
