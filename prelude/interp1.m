function yi = interp1(x, y, xi, varargin)
% INTERP1  Interpolation in a table.
%   yi = interp1(x, y, xi) is linear; a method may follow: 'linear', 'nearest',
%   'previous', 'next', 'cubic', 'pchip', 'spline', 'makima'. Outside the table the
%   result is NaN ('pchip', 'spline' and 'makima' go on), or what 'extrap' or a
%   number that follows says.
%   interp1(y, xi) takes x = 1:n.

method = 'linear';
outside = NaN;
extrapolate = false;
if nargin == 2
    xi = y;
    y = x;
    x = rows_of(y);
elseif ischar(xi) || isstring(xi)
    varargin = [{xi}, varargin];
    xi = y;
    y = x;
    x = rows_of(y);
end
for k = 1:numel(varargin)
    option = varargin{k};
    if isstring(option)
        option = char(option);
    end
    if ~ischar(option)
        outside = option;
    elseif strcmpi(option, 'extrap')
        extrapolate = true;
    else
        method = lower(option);
    end
end
vector = isvector(y);
shape = size(xi);
if vector
    y = y(:);
    if isvector(xi) && numel(xi) == 1
        shape = [1 1];
    end
end
x = x(:);
if numel(x) ~= size(y, 1)
    error('MATLAB:interp1:YInvalidNumRows', 'X and V must be of the same length.');
end
if numel(x) < 2
    error('MATLAB:interp1:NotEnoughPts', 'Interpolation requires at least two sample points for each grid dimension.');
end
[x, order] = sort(x);
y = y(order, :);
if any(diff(x) == 0)
    error('MATLAB:griddedInterpolant:NonUniqueCompVecsPtsErrId', 'Sample points must be unique.');
end
if any(strcmp(method, {'spline', 'pchip', 'makima'}))
    extrapolate = extrapolate || isnan(outside(1));
end
t = xi(:);
n = numel(x);
yi = zeros(numel(t), size(y, 2), superiorfloat(x, y, t));
for c = 1:size(y, 2)
    switch method
        case {'linear', 'nearest', 'previous', 'next'}
            yi(:, c) = table_look_up(x, y(:, c), t, method);
        case {'cubic', 'pchip', 'spline'}
            if strcmp(method, 'spline')
                yi(:, c) = spline(x, y(:, c), t);
            else
                yi(:, c) = cubic_hermite(x, y(:, c), slopes(x, y(:, c)), t);
            end
        case 'makima'
            yi(:, c) = makima(x, y(:, c), t);
        otherwise
            error('MATLAB:interp1:InvalidMethod', 'Invalid interpolation method.');
    end
end
if ~extrapolate
    yi(t < x(1) | t > x(n), :) = outside;
end
yi(isnan(t), :) = NaN;
if vector
    yi = reshape(yi, shape);
end
end

function k = interval_of(x, t)
% The interval [x(k), x(k+1)] that each t lies in; the ends are stretched.
k = min(max(mc_lookup(x, t), 1), numel(x) - 1);
end

function v = table_look_up(x, y, t, method)
k = interval_of(x, t);
x1 = x(k);
x2 = x(k + 1);
y1 = y(k);
y2 = y(k + 1);
w = (t - x1) ./ (x2 - x1);
switch method
    case 'linear'
        v = y1 + w .* (y2 - y1);
        ends = t == x2;
        v(ends) = y2(ends);
    case 'nearest'
        v = y1;
        v(w >= 0.5) = y2(w >= 0.5);
    case 'previous'
        v = y1;
        v(w >= 1) = y2(w >= 1);
    otherwise
        v = y2;
        v(w <= 0) = y1(w <= 0);
end
end

function d = slopes(x, y)
% Slopes that keep the shape of the data (Fritsch and Carlson).
n = numel(x);
h = diff(x);
s = diff(y) ./ h;
d = zeros(n, 1);
if n == 2
    d(:) = s(1);
    return
end
for k = 2:n-1
    if s(k-1) * s(k) > 0
        w1 = 2 * h(k) + h(k-1);
        w2 = h(k) + 2 * h(k-1);
        d(k) = (w1 + w2) / (w1 / s(k-1) + w2 / s(k));
    end
end
d(1) = end_slope(h(1), h(2), s(1), s(2));
d(n) = end_slope(h(n-1), h(n-2), s(n-1), s(n-2));
end

function d = end_slope(h1, h2, s1, s2)
d = ((2 * h1 + h2) * s1 - h1 * s2) / (h1 + h2);
if sign(d) ~= sign(s1)
    d = 0;
elseif sign(s1) ~= sign(s2) && abs(d) > abs(3 * s1)
    d = 3 * s1;
end
end

function v = cubic_hermite(x, y, d, t)
k = interval_of(x, t);
h = x(k + 1) - x(k);
w = (t - x(k)) ./ h;
v = y(k) .* (1 + 2 * w) .* (1 - w).^2 + h .* d(k) .* w .* (1 - w).^2 ...
    + y(k + 1) .* w.^2 .* (3 - 2 * w) + h .* d(k + 1) .* w.^2 .* (w - 1);
end

function x = rows_of(y)
if isvector(y)
    x = (1:numel(y)).';
else
    x = (1:size(y, 1)).';
end
end
