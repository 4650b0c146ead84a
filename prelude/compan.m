function a = compan(p)
% COMPAN  Companion matrix: its eigenvalues are the zeros of the polynomial.

if ~isvector(p)
    error('MATLAB:compan:NeedVectorInput', 'Input argument must be a vector.');
end
n = numel(p);
if n <= 1
    a = zeros(0, 0);
elseif n == 2
    a = -p(2) / p(1);
else
    a = diag(ones(1, n - 2), -1);
    if isa(p, 'single')
        a = single(a);
    end
    a(1, :) = -reshape(p(2:n), 1, n - 1) / p(1);
end
end
