function y = mvnpdf(x, mu, sigma)
% MVNPDF  Density of a multivariate normal distribution at the rows of x.

d = size(x, 2);
if nargin < 2 || isempty(mu)
    mu = zeros(1, d);
end
if nargin < 3 || isempty(sigma)
    sigma = eye(d);
elseif isrow(sigma) && d > 1
    sigma = diag(sigma);
end
if size(mu, 2) ~= d || ~isequal(size(sigma), [d, d])
    error('stats:mvnpdf:ColSizeMismatch', 'X, MU and SIGMA must have the same number of columns.');
end
[R, bad] = chol(sigma);
if bad ~= 0
    error('stats:mvnpdf:BadMatrixSigma', 'SIGMA must be a square, symmetric, positive definite matrix.');
end
z = (x - mu) / R;
y = exp(-0.5 * sum(z.^2, 2) - sum(log(diag(R))) - d * log(2 * pi) / 2);
end
