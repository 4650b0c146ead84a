function [k, e] = ellipke(m, tol)
% ELLIPKE  Complete elliptic integrals of the first and second kind, by the
%   arithmetic-geometric mean.

if nargin < 2
    tol = eps;
end
if any(m(:) < 0 | m(:) > 1)
    error('MATLAB:ellipke:MOutOfRange', 'M must be in the range 0 <= M <= 1.');
end
a = ones(size(m));
b = sqrt(1 - m);
s = m;
power = 0;
for step = 1:60
    an = (a + b) / 2;
    c = (a - b) / 2;
    power = power + 1;
    w = 2^power * c.^2;
    s = s + w;
    b = sqrt(a .* b);
    a = an;
    if max([0; abs(w(:))]) <= tol
        break
    end
end
k = pi ./ (2 * a);
e = k .* (1 - s / 2);
whole = m == 1;
k(whole) = Inf;
e(whole) = 1;
end
