function x = betainv(p, a, b)
% BETAINV  Quantiles of the beta distribution.

z = zeros(size(p + a + b));
[p, a, b] = deal(p + z, a + z, b + z);
x = NaN(size(z));
k = p >= 0 & p <= 1 & a > 0 & b > 0;
x(k) = betaincinv(p(k), a(k), b(k));
end
