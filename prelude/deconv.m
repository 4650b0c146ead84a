function [q, r] = deconv(y, x)
% DECONV  Quotient and remainder of polynomials.

if isempty(x) || x(1) == 0
    error('MATLAB:deconv:ZeroCoef1', 'First coefficient of A must be non-zero.');
end
if isa(x, 'single')
    y = single(y);
end
m = numel(y);
n = numel(x);
if n > m
    q = zeros(1, class(y));
    r = y;
    return
end
q = zeros(1, m - n + 1, class(y));
r = y;
for k = 1:m-n+1
    q(k) = r(k) / x(1);
    part = k:k+n-1;
    r(part) = r(part) - reshape(q(k) * x, size(r(part)));
end
r(1:m-n+1) = 0;
if size(y, 2) == 1 && size(y, 1) > 1
    q = q(:);
end
end
