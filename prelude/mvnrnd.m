function r = mvnrnd(mu, sigma, n)
% MVNRND  Random vectors of a multivariate normal distribution as rows: mvnrnd(mu, sigma, n). Rows of mu are the means
%   of one vector each; a row sigma is the diagonal of a covariance matrix.

if size(mu, 2) == 1 && ~isscalar(mu) && size(mu, 1) == size(sigma, 1)
    mu = mu.';
end
d = size(mu, 2);
if isrow(sigma) && d > 1
    sigma = diag(sigma);
end
if ~isequal(size(sigma), [d, d])
    error('stats:mvnrnd:BadCovariance2DSize', 'SIGMA must be a square matrix with size equal to the number of columns in MU, or a row vector with length equal to the number of columns in MU.');
end
if nargin > 2
    if size(mu, 1) > 1 && size(mu, 1) ~= n
        error('stats:mvnrnd:InputSizeMismatch', 'MU must have one row or as many as cases are asked for.');
    end
else
    n = size(mu, 1);
end
[v, e] = eig((sigma + sigma') / 2);
e = diag(e);
if any(any(abs(sigma - sigma') > 10 * eps(max(abs(diag(sigma)))))) || any(e < -1e-10 * max(abs(e)))
    error('stats:mvnrnd:BadCovariance2DSymPos', 'SIGMA must be a symmetric positive semi-definite matrix.');
end
r = randn(n, d) * (v .* sqrt(max(e, 0)).').' + mu;
end
