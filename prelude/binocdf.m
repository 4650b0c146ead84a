function y = binocdf(x, n, p, tail) %#ok<INUSD>
% BINOCDF  Distribution function of the binomial distribution; what is above it with 'upper'.

if nargin > 3
    y = 1 - binocdf(x, n, p);
    return
end
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
