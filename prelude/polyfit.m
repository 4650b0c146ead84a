function [p, s, mu] = polyfit(x, y, n)
% POLYFIT  Polynomial of degree n that fits points best by least squares.
%   [p, s, mu] = polyfit(...) fits in (x - mu(1)) / mu(2).

if ~isequal(size(x), size(y)) && numel(x) ~= numel(y)
    error('MATLAB:polyfit:XYSizeMismatch', 'The first two inputs must have the same number of elements.');
end
x = x(:);
y = y(:);
if nargout > 2
    mu = [mean(x); std(x)];
    x = (x - mu(1)) / mu(2);
end
a = ones(numel(x), n + 1, superiorfloat(x, y));
for k = n:-1:1
    a(:, k) = x .* a(:, k+1);
end
[q, r] = qr(a, 0);
p = r \ (q' * y);
if nargout > 1
    rest = y - a * p;
    s = struct('R', r, 'df', max(0, numel(y) - (n + 1)), 'normr', norm(rest));
end
p = p.';
end
