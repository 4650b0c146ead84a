function [sn, cn, dn] = ellipj(u, m, tolerance)
% ELLIPJ  Jacobi's elliptic functions, by the arithmetic-geometric mean.
%   Source: Abramowitz and Stegun, 16.4.

z = zeros(size(u + m));
u = u + z;
m = m + z;
sn = z;
cn = z;
dn = z;
for k = 1:numel(u)
    [sn(k), cn(k), dn(k)] = one(u(k), m(k));
end
end

function [sn, cn, dn] = one(u, m)
if m < 0 || m > 1
    error('MATLAB:ellipj:MOutOfRange', 'M must be in the range 0 <= M <= 1.');
end
if m == 1
    sn = tanh(u);
    cn = sech(u);
    dn = cn;
    return
end
a = 1;
b = sqrt(1 - m);
c = sqrt(m);
as = a;
cs = c;
n = 0;
while abs(c) > eps && n < 40
    c = (a - b) / 2;
    t = (a + b) / 2;
    b = sqrt(a * b);
    a = t;
    n = n + 1;
    as(n+1) = a;
    cs(n+1) = c;
end
phi = 2^n * a * u;
before = phi;
for k = n:-1:1
    before = phi;
    phi = (asin(cs(k+1) * sin(phi) / as(k+1)) + phi) / 2;
end
sn = sin(phi);
cn = cos(phi);
dn = sqrt(1 - m * sn^2);
end
