function yi = makima(x, y, xi)
% MAKIMA  Interpolation by modified Akima piecewise cubics; without xi the
%   piecewise polynomial. The last dimension of y goes along x; a vector y is one row of values.
%   Source: H. Akima, J. ACM 17 (1970); the weights are the modified ones.

n = numel(x);
if isvector(y)
    rows = 1;
    y = reshape(y, 1, numel(y));
else
    rows = size(y);
    rows = rows(1:end - 1);
    y = reshape(y, prod(rows), numel(y) / prod(rows));
end
if n < 2
    error('MATLAB:chckxy:NotEnoughPts', 'There should be at least two data points.');
end
if size(y, 2) ~= n
    error('MATLAB:chckxy:NumSitesMismatchValues', ...
        'The number of sites, %d, is incompatible with the number of values, %d.', n, size(y, 2));
end
[x, order] = sort(reshape(x, 1, n));
y = y(:, order);
h = diff(x);
if any(h == 0)
    error('MATLAB:chckxy:RepeatedSites', 'The data sites should be distinct.');
end
s = diff(y, 1, 2) ./ h;
d = zeros(size(y), class(y));
for r = 1:size(y, 1)
    d(r, :) = slopes(s(r, :));
end
c3 = (d(:, 1:n - 1) + d(:, 2:n) - 2 * s) ./ h.^2;
c2 = (3 * s - 2 * d(:, 1:n - 1) - d(:, 2:n)) ./ h;
d = d(:, 1:n - 1);
y = y(:, 1:n - 1);
pp = mkpp(x, [c3(:), c2(:), d(:), y(:)], rows);
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
