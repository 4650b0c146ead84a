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
wide = size(r, 2) > size(r, 1);
condition = 0;
if ~wide
    condition = rcond(r);
end
if condition >= eps(class(r))
    p = r \ (q' * y);
else
    old = warning('off', 'all');
    p = r \ (q' * y);
    warning(old);
end
if wide
    warning('MATLAB:polyfit:PolyNotUnique', 'Polynomial is not unique; degree >= number of data points.');
elseif condition < eps(class(r))
    if nargout > 2
        warning('MATLAB:polyfit:RepeatedPoints', ['Polynomial is badly conditioned. Add points with distinct X ' ...
            'values or reduce the degree of the polynomial.']);
    else
        warning('MATLAB:polyfit:RepeatedPointsOrRescale', ['Polynomial is badly conditioned. Add points with distinct X ' ...
            'values, reduce the degree of the polynomial, or try centering and scaling as described in HELP POLYFIT.']);
    end
end
if nargout > 1
    rest = y - a * p;
    s = struct('R', r, 'df', max(0, numel(y) - (n + 1)), 'normr', norm(rest), ...
        'rsquared', 1 - (norm(rest) / norm(y - mean(y)))^2);
end
p = p.';
end
