function [num, den] = padecoef(T, N)
% PADECOEF  Coefficients of the rational function of degree N (1) that approximates exp(-T*s), by Pade.

if nargin < 2
    N = 1;
end
k = N:-1:0;
c = factorial(2 * N - k) * factorial(N) ./ (factorial(2 * N) * factorial(k) .* factorial(N - k)) .* T.^k;
den = c / c(1);
num = den .* (-1).^k;
end
