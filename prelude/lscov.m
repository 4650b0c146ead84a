function x = lscov(a, b, w)
% LSCOV  Least squares with weights or a covariance matrix.

if nargin < 3
    x = a \ b;
elseif isvector(w)
    r = sqrt(w(:));
    x = (r .* a) \ (r .* b);
else
    r = chol(w).';
    x = (r \ a) \ (r \ b);
end
end
