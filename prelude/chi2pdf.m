function y = chi2pdf(x, v)
% CHI2PDF  Density of the chi-square distribution.

y = gampdf(x, v / 2, 2);
end
