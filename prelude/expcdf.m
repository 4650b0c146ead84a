function y = expcdf(x, mu)
% EXPCDF  Distribution function of the exponential distribution.

y = zeros(size(x + mu));
x = x + y;
mu = mu + y;
k = x >= 0;
y(k) = -expm1(-x(k) ./ mu(k));
y(mu <= 0 | isnan(x + mu)) = NaN;
end
