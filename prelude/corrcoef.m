function r = corrcoef(x, y)
% CORRCOEF  Correlation coefficients of the columns of x, or of x and y.

if nargin == 2
    c = cov(x, y);
else
    c = cov(x);
end
d = sqrt(diag(c));
r = c ./ (d * d');
n = size(r, 1);
r(1:n+1:end) = 1;
end
