function y = poisscdf(x, lambda, tail) %#ok<INUSD>
% POISSCDF  Distribution function of the Poisson distribution; what is above it with 'upper'.

if nargin > 2
    y = 1 - poisscdf(x, lambda);
    return
end
y = zeros(size(x + lambda));
x = floor(x + y);
lambda = lambda + y;
k = x >= 0;
y(k) = gammainc(lambda(k), x(k) + 1, 'upper');
y(lambda < 0 | isnan(x + lambda)) = NaN;
end
