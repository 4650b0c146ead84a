function y = poisspdf(x, lambda)
% POISSPDF  Probabilities of the Poisson distribution.

y = zeros(size(x + lambda));
x = x + y;
lambda = lambda + y;
k = x >= 0 & x == fix(x);
y(k) = exp(x(k) .* log(lambda(k)) - lambda(k) - gammaln(x(k) + 1));
y(lambda == 0 & x == 0) = 1;
y(lambda < 0 | isnan(x + lambda)) = NaN;
end
