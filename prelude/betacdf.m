function y = betacdf(x, a, b, tail) %#ok<INUSD>
% BETACDF  Distribution function of the beta distribution; what is above it with 'upper'.

if nargin > 3
    y = 1 - betacdf(x, a, b);
    return
end
y = zeros(size(x + a + b));
x = x + y;
a = a + y;
b = b + y;
y(x >= 1) = 1;
k = x > 0 & x < 1;
y(k) = betainc(x(k), a(k), b(k));
y(a <= 0 | b <= 0 | isnan(x + a + b)) = NaN;
end
