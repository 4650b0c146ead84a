function p = chi2cdf(x, n)
% CHI2CDF  Distribution function of the chi-square distribution.

p = gammainc(max(x, 0) / 2, n / 2);
end
