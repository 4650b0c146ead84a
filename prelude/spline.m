function v = spline(x, y, xi)
% SPLINE  Interpolation by a cubic spline with the not-a-knot end conditions.
%   The last dimension of y goes along x; a vector y is one row of values. Where it has
%   two values more than x, the first and the last are the slopes at the ends. Points
%   whose value is NaN are left out. Without xi the result is the piecewise polynomial.

[x, y, rows, ends] = mc_sites(x, y, true);
pp = interpolant(x, y, ends, rows);
if nargin < 3
    v = pp;
else
    v = ppval(pp, xi);
end
end

function pp = interpolant(x, y, ends, d)
n = numel(x);
clamped = ~isempty(ends);
h = diff(x);
s = diff(y, 1, 2) ./ h;
if n == 2 && ~clamped
    pp = mkpp(x, [s, y(:, 1)], d);
    return
end
if n == 3 && ~clamped
    % the parabola through the three points
    q = (s(:, 2) - s(:, 1)) / (x(3) - x(1));
    pp = mkpp(x([1 3]), [q, s(:, 1) - q * h(1), y(:, 1)], d);
    return
end
% a tridiagonal system for the slopes at the points (de Boor, A Practical Guide to
% Splines, chapter IV)
low = zeros(1, n);
mid = ones(1, n);
up = zeros(1, n);
g = zeros(size(y));
if clamped
    g(:, 1) = ends(:, 1);
    g(:, n) = ends(:, 2);
else
    mid(1) = h(2);
    up(1) = h(1) + h(2);
    g(:, 1) = ((h(1) + 2 * up(1)) * h(2) * s(:, 1) + h(1)^2 * s(:, 2)) / up(1);
    mid(n) = h(n - 2);
    low(n) = h(n - 1) + h(n - 2);
    g(:, n) = (h(n - 1)^2 * s(:, n - 2) + (2 * low(n) + h(n - 1)) * h(n - 2) * s(:, n - 1)) / low(n);
end
for k = 2:n - 1
    low(k) = h(k);
    mid(k) = 2 * (h(k - 1) + h(k));
    up(k) = h(k - 1);
    g(:, k) = 3 * (h(k) * s(:, k - 1) + h(k - 1) * s(:, k));
end
for k = 2:n
    w = low(k) / mid(k - 1);
    mid(k) = mid(k) - w * up(k - 1);
    g(:, k) = g(:, k) - w * g(:, k - 1);
end
g(:, n) = g(:, n) / mid(n);
for k = n - 1:-1:1
    g(:, k) = (g(:, k) - up(k) * g(:, k + 1)) / mid(k);
end
pp = mc_cubic(x, y, g, d);
end
