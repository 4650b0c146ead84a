function b = bincoeff(n, k)
% BINCOEFF  Binomial coefficients.

b = round(exp(gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)));
b = b + zeros(size(n + k));
b(k == 0 & n == n) = 1;
b(k < 0 | k > n & n >= 0) = 0;
end
