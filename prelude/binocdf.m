function y = binocdf(x, n, p)
% BINOCDF  Distribution function of the binomial distribution.

y = zeros(size(x + n + p));
x = floor(x + y);
n = n + y;
p = p + y;
y(x >= n) = 1;
k = x >= 0 & x < n;
y(k) = betainc(1 - p(k), n(k) - x(k), x(k) + 1);
k = p < 0 | p > 1 | n < 0 | isnan(x + n + p);
y(k) = NaN;
end
