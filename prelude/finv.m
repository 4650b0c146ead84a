function x = finv(p, m, n)
% FINV  Quantiles of the F distribution with m and n degrees of freedom.

z = zeros(size(p + m + n));
[p, m, n] = deal(p + z, m + z, n + z);
t = betainv(p, m / 2, n / 2);
x = n .* t ./ (m .* (1 - t));
x(p == 1) = Inf;
end
