function yi = spline(x, y, xi)
% SPLINE  Interpolation by a cubic spline with the not-a-knot end conditions.
%   y may have two elements more than x: the slopes at the ends. Rows of a matrix y
%   are values of their own. Without xi the result is the piecewise polynomial.

x = x(:);
[x, order] = sort(x);
if isvector(y)
    c = pieces(x, y(:), order);
    pp = mkpp(x.', c);
    if nargin < 3
        yi = pp;
    else
        yi = ppval(pp, xi);
    end
    return
end
if nargin < 3
    error('MATLAB:spline:MatrixForm', 'The piecewise polynomial of several rows is not supported.');
end
yi = zeros(size(y, 1), numel(xi));
for k = 1:size(y, 1)
    yi(k, :) = ppval(mkpp(x.', pieces(x, y(k, :).', order)), xi(:).');
end
end

function c = pieces(x, y, order)
n = numel(x);
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
    c = [s(1), y(1)];
    return
elseif n == 3
    % the parabola through the three points
    q = (s(2) - s(1)) / (x(3) - x(1));
    c = [q, s(1) - q * h(1), y(1); q, s(1) + q * h(1), y(2)];
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
c2 = (3 * s - 2 * d(1:n-1) - d(2:n)) ./ h;
c3 = (d(1:n-1) + d(2:n) - 2 * s) ./ h.^2;
c = [c3, c2, d(1:n-1), y(1:n-1)];
end
