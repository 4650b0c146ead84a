function yi = spline(x, y, xi)
% SPLINE  Interpolation by a cubic spline with the not-a-knot end conditions.
%   y may have two elements more than x: the slopes at the ends.

shape = size(xi);
x = x(:);
y = y(:);
t = xi(:);
n = numel(x);
[x, order] = sort(x);
clamped = numel(y) == n + 2;
if clamped
    left = y(1);
    right = y(n + 2);
    y = y(2:n+1);
end
y = y(order);
h = diff(x);
s = diff(y) ./ h;
if clamped
    a = zeros(n, n);
    r = zeros(n, 1);
    a(1, 1) = 1;
    r(1) = left;
    a(n, n) = 1;
    r(n) = right;
elseif n == 2
    yi = reshape(y(1) + s(1) * (t - x(1)), shape);
    return
elseif n == 3
    % the parabola through the three points
    c = (s(2) - s(1)) / (x(3) - x(1));
    yi = reshape(y(1) + (t - x(1)) .* (s(1) + c * (t - x(2))), shape);
    return
else
    a = zeros(n, n);
    r = zeros(n, 1);
    a(1, 1) = h(2);
    a(1, 2) = h(1) + h(2);
    r(1) = ((h(1) + 2 * (h(1) + h(2))) * h(2) * s(1) + h(1)^2 * s(2)) / (h(1) + h(2));
    a(n, n) = h(n-2);
    a(n, n-1) = h(n-1) + h(n-2);
    r(n) = (h(n-1)^2 * s(n-2) + (2 * (h(n-1) + h(n-2)) + h(n-1)) * h(n-2) * s(n-1)) / (h(n-1) + h(n-2));
end
for k = 2:n-1
    a(k, k-1) = h(k);
    a(k, k) = 2 * (h(k-1) + h(k));
    a(k, k+1) = h(k-1);
    r(k) = 3 * (h(k) * s(k-1) + h(k-1) * s(k));
end
d = a \ r;
k = ones(numel(t), 1);
for m = 1:numel(t)
    p = find(x <= t(m), 1, 'last');
    if ~isempty(p)
        k(m) = min(p, n - 1);
    end
end
w = t - x(k);
hk = h(k);
c2 = (3 * s(k) - 2 * d(k) - d(k + 1)) ./ hk;
c3 = (d(k) + d(k + 1) - 2 * s(k)) ./ hk.^2;
yi = reshape(y(k) + w .* (d(k) + w .* (c2 + w .* c3)), shape);
end
