function [x, stdx, mse, s] = lscov(a, b, w)
% LSCOV  Least squares with weights (a vector) or a covariance matrix of b; the standard
%   errors of x, the mean squared error and the covariance of x.

if nargin < 3
    p = a;
    q = b;
elseif isvector(w) && ~isscalar(w) || size(a, 1) == 1
    if any(w(:) < 0)
        error('MATLAB:lscov:InvalidWeights', 'Weights must be nonnegative.');
    end
    r = sqrt(w(:));
    p = r .* a;
    q = r .* b;
else
    r = chol(w).';
    p = r \ a;
    q = r \ b;
end
x = p \ q;
if nargout > 1
    [m, n] = size(a);
    mse = sum(abs(q - p * x).^2, 1) / (m - n);
    c = inv(p' * p);
    stdx = sqrt(real(diag(c)) * mse);
    s = c .* reshape(mse, 1, 1, []);
end
end
