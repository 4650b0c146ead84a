function [q, count] = quadv(f, a, b, tol, trace, varargin)
% QUADV  Integral of a function with array values by Simpson's rule on intervals that are halved where they need
%   it, and how many values of the function were taken. Arguments after the fifth go to f.
%   Source: W. Gander and W. Gautschi, "Adaptive quadrature - revisited", 2000.

if nargin < 4 || isempty(tol)
    tol = 1e-6;
end
if ischar(f) || isstring(f)
    f = str2func(f);
end
if nargin > 5
    g = f;
    f = @(x) g(x, varargin{:});
end
h = 0.13579 * (b - a);
x = [a, a + h, a + 2 * h, (a + b) / 2, b - 2 * h, b - h, b];
y = cell(1, 7);
for k = 1:7
    y{k} = f(x(k));
end
count = 7;
if any(~isfinite(y{1}(:)))
    y{1} = f(a + eps(a) * (b - a));
end
if any(~isfinite(y{7}(:)))
    y{7} = f(b - eps(b) * (b - a));
end
least = eps * abs(b - a) / 1024;
q = 0;
for k = 1:2:5
    [part, count] = step(f, x(k), x(k + 2), y{k}, y{k + 1}, y{k + 2}, tol, least, count);
    q = q + part;
end
end

function [q, count] = step(f, a, b, fa, fc, fb, tol, least, count)
h = b - a;
c = (a + b) / 2;
if abs(h) < least || c == a || c == b
    q = h * fc;
    return
end
fd = f((a + c) / 2);
fe = f((c + b) / 2);
count = count + 2;
coarse = (h / 6) * (fa + 4 * fc + fb);
fine = (h / 12) * (fa + 4 * fd + 2 * fc + 4 * fe + fb);
q = fine + (fine - coarse) / 15;
if count > 10000 || ~all(isfinite(q(:))) || norm(fine(:) - q(:), Inf) <= tol
    return
end
[left, count] = step(f, a, c, fa, fd, fc, tol, least, count);
[right, count] = step(f, c, b, fc, fe, fb, tol, least, count);
q = left + right;
end
