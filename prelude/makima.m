function yi = makima(x, y, xi)
% MAKIMA  Interpolation by modified Akima piecewise cubics; without xi the
%   piecewise polynomial.
%   Source: H. Akima, J. ACM 17 (1970); the weights are the modified ones.

x = x(:).';
n = numel(x);
v = y(:).';
h = diff(x);
s = diff(v) ./ h;
if n == 2
    d = [s, s];
else
    e = [3*s(1) - 2*s(2), 2*s(1) - s(2), s, 2*s(end) - s(end-1), 3*s(end) - 2*s(end-1)];
    d = zeros(1, n);
    for k = 1:n
        w1 = abs(e(k+3) - e(k+2)) + abs(e(k+3) + e(k+2)) / 2;
        w2 = abs(e(k+1) - e(k)) + abs(e(k+1) + e(k)) / 2;
        if w1 + w2 > 0
            d(k) = (w1 * e(k+1) + w2 * e(k+2)) / (w1 + w2);
        end
    end
end
c3 = (d(1:end-1) + d(2:end) - 2*s) ./ h.^2;
c2 = (3*s - 2*d(1:end-1) - d(2:end)) ./ h;
pp = mkpp(x, [c3(:), c2(:), d(1:end-1).', v(1:end-1).']);
if nargin < 3
    yi = pp;
else
    yi = ppval(pp, xi);
end
end
