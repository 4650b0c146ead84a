function yi = makima(x, y, xi)
% MAKIMA  Interpolation by modified Akima piecewise cubics; without xi the
%   piecewise polynomial. The last dimension of y goes along x; a vector y is one row of values.
%   Source: H. Akima, J. ACM 17 (1970); the weights are the modified ones.

[x, y, rows] = mc_sites(x, y, false);
s = diff(y, 1, 2) ./ diff(x);
d = zeros(size(y), class(y));
for r = 1:size(y, 1)
    d(r, :) = slopes(s(r, :));
end
pp = mc_cubic(x, y, d, rows);
if nargin < 3
    yi = pp;
else
    yi = ppval(pp, xi);
end
end

function d = slopes(s)
n = numel(s) + 1;
if n == 2
    d = [s, s];
    return
end
e = [3*s(1) - 2*s(2), 2*s(1) - s(2), s, 2*s(end) - s(end-1), 3*s(end) - 2*s(end-1)];
d = zeros(1, n, class(s));
for k = 1:n
    w1 = abs(e(k+3) - e(k+2)) + abs(e(k+3) + e(k+2)) / 2;
    w2 = abs(e(k+1) - e(k)) + abs(e(k+1) + e(k)) / 2;
    if w1 + w2 > 0
        d(k) = (w1 * e(k+1) + w2 * e(k+2)) / (w1 + w2);
    end
end
end
