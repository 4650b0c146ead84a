function v = pchip(x, y, xi)
% PCHIP  Cubic interpolation that keeps the shape of the data.
%   v = pchip(x, y) is a piecewise polynomial for ppval.

if nargin == 3
    v = interp1(x, y, xi, 'pchip', 'extrap');
    return
end
n = numel(x);
x = x(:);
y = y(:);
h = diff(x);
s = diff(y) ./ h;
% slopes at the points, from the cubics on both sides
d = zeros(n, 1);
for k = 1:n
    d(k) = slope_at(h, s, k, n);
end
c3 = (d(1:n-1) + d(2:n) - 2 * s) ./ h.^2;
c2 = (3 * s - 2 * d(1:n-1) - d(2:n)) ./ h;
v = mkpp(x, [c3, c2, d(1:n-1), y(1:n-1)]);
end

function d = slope_at(h, s, k, n)
if n == 2
    d = s(1);
elseif k == 1
    d = end_slope(h(1), h(2), s(1), s(2));
elseif k == n
    d = end_slope(h(n-1), h(n-2), s(n-1), s(n-2));
elseif s(k-1) * s(k) > 0
    w1 = 2 * h(k) + h(k-1);
    w2 = h(k) + 2 * h(k-1);
    d = (w1 + w2) / (w1 / s(k-1) + w2 / s(k));
else
    d = 0;
end
end

function d = end_slope(h1, h2, s1, s2)
d = ((2 * h1 + h2) * s1 - h1 * s2) / (h1 + h2);
if sign(d) ~= sign(s1)
    d = 0;
elseif sign(s1) ~= sign(s2) && abs(d) > abs(3 * s1)
    d = 3 * s1;
end
end
