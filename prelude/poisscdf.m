function y = poisscdf(x, lambda)
% POISSCDF  Distribution function of the Poisson distribution.

y = zeros(size(x + lambda));
x = floor(x + y);
lambda = lambda + y;
k = x >= 0;
y(k) = gammainc(lambda(k), x(k) + 1, 'upper');
y(lambda < 0 | isnan(x + lambda)) = NaN;
end
