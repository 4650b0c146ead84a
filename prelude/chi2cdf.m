function p = chi2cdf(x, n, tail)
% CHI2CDF  Distribution function of the chi-square distribution.

if nargin > 2
    p = gammainc(max(x, 0) / 2, n / 2, tail);
    return
end
p = gammainc(max(x, 0) / 2, n / 2);
end
