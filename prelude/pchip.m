function v = pchip(x, y, xi)
% PCHIP  Cubic interpolation that keeps the shape of the data (Fritsch and Carlson 1980).
%   The last dimension of y goes along x; a vector y is one row of values. Without xi
%   the result is the piecewise polynomial.

[x, y, rows] = mc_sites(x, y, false);
h = diff(x);
s = diff(y, 1, 2) ./ h;
if isreal(y)
    g = slopes(h, s);
else
    g = complex(slopes(h, real(s)), slopes(h, imag(s)));
end
pp = mc_cubic(x, y, g, rows);
if nargin < 3
    v = pp;
else
    v = ppval(pp, xi);
end
end

function g = slopes(h, s)
% Slopes at the points from the secants on both sides, for each row of s.
m = size(s, 1);
n = numel(h) + 1;
g = zeros(m, n, class(s));
if n == 2
    g(:, 1) = s;
    g(:, 2) = s;
    return
end
for r = 1:m
    for k = 2:n - 1
        if s(r, k - 1) * s(r, k) > 0
            w1 = 2 * h(k) + h(k - 1);
            w2 = h(k) + 2 * h(k - 1);
            g(r, k) = (w1 + w2) / (w1 / s(r, k - 1) + w2 / s(r, k));
        end
    end
    g(r, 1) = end_slope(h(1), h(2), s(r, 1), s(r, 2));
    g(r, n) = end_slope(h(n - 1), h(n - 2), s(r, n - 1), s(r, n - 2));
end
end

function d = end_slope(h1, h2, s1, s2)
d = ((2 * h1 + h2) * s1 - h1 * s2) / (h1 + h2);
if sign(d) ~= sign(s1)
    d = zeros(1, 1, class(s1));
elseif sign(s1) ~= sign(s2) && abs(d) > abs(3 * s1)
    d = 3 * s1;
end
end
