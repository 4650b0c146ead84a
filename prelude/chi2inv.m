function x = chi2inv(p, n)
% CHI2INV  Quantiles of the chi-square distribution with n degrees of freedom.

x = gaminv(p, n / 2, 2);
end
