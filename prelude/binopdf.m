function y = binopdf(x, n, p)
% BINOPDF  Probabilities of the binomial distribution.

y = zeros(size(x + n + p));
x = x + y;
n = n + y;
p = p + y;
k = x >= 0 & x <= n & x == fix(x);
y(k) = exp(gammaln(n(k) + 1) - gammaln(x(k) + 1) - gammaln(n(k) - x(k) + 1) + x(k) .* log(p(k)) + (n(k) - x(k)) .* log1p(-p(k)));
k = x == 0 & p == 0 | x == n & p == 1;
y(k) = 1;
k = p < 0 | p > 1 | n < 0 | n ~= fix(n) | isnan(x + n + p);
y(k) = NaN;
end
