function yi = interp1(x, y, xi, varargin)
% INTERP1  Interpolation in a table.
%   yi = interp1(x, y, xi) is linear; a method may follow: 'linear', 'nearest',
%   'previous', 'next', 'cubic' and 'v5cubic' (convolution), 'pchip', 'spline',
%   'makima'. Outside the table the result is NaN ('pchip', 'spline' and 'makima' go
%   on), or what 'extrap' or a number that follows says. A star before the method is
%   passed over.
%   interp1(y, xi) takes x = 1:n; interp1(x, y, method, 'pp') is the piecewise
%   polynomial. The first dimension of y goes along x, unless y is a vector.

if nargin == 4 && (ischar(xi) || isstring(xi)) && strcmpi(varargin{1}, 'pp')
    yi = pieces(x, y, strrep(lower(char(xi)), '*', ''));
    return
end
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
        method = method(1 + (numel(method) > 1 && method(1) == '*'):end);
    end
end
vector = isvector(y);
if vector && isscalar(xi) && are_doubles(x, y, xi) && (strcmp(method, 'linear') || is_step(method))
    if numel(x) == numel(y) && numel(x) > 1 && all(diff(x(:)) > 0)
        yi = between(x, y, xi, method);
        if ~extrapolate && (xi < x(1) || xi > x(numel(x)))
            yi = double(outside);
        end
        return
    end
end
if vector
    y = y(:);
end
rest = size(y);
rest = rest(2:end);
[x, y] = sorted(x, y);
if any(strcmp(method, {'spline', 'pchip', 'makima'}))
    extrapolate = extrapolate || isnan(outside(1));
end
t = xi(:);
n = numel(x);
switch method
    case {'linear', 'nearest', 'previous', 'next'}
        yi = table_look_up(x, y, t, method);
    case {'cubic', 'v5cubic'}
        if n >= 3 && max(abs(diff(x, 2))) <= 16 * eps(max(abs(x)))
            yi = convolved(x, y, t);
        else
            yi = reshape(spline(x, y.', t), size(y, 2), numel(t)).';
        end
    case 'pchip'
        yi = reshape(pchip(x, y.', t), size(y, 2), numel(t)).';
    case 'spline'
        yi = reshape(spline(x, y.', t), size(y, 2), numel(t)).';
    case 'makima'
        yi = zeros(numel(t), size(y, 2), superiorfloat(x, y, t));
        for c = 1:size(y, 2)
            yi(:, c) = makima(x, y(:, c), t);
        end
    otherwise
        error('MATLAB:interp1:InvalidMethod', 'Invalid interpolation method.');
end
if ~extrapolate
    yi(t < x(1) | t > x(n), :) = outside;
end
yi(isnan(t), :) = NaN;
if vector
    yi = reshape(yi, size(xi));
elseif isvector(xi)
    yi = reshape(yi, [numel(xi), rest]);
else
    yi = reshape(yi, [size(xi), rest]);
end
end

function tf = are_doubles(x, y, xi)
tf = isa(x, 'double') && isa(y, 'double') && isa(xi, 'double') && isreal(x) && isreal(xi) ...
    && ~issparse(x) && ~issparse(y) && ~issparse(xi);
end

function tf = is_step(method)
tf = strcmp(method, 'nearest') || strcmp(method, 'previous') || strcmp(method, 'next');
end

function v = between(x, y, t, method)
% A table whose points rise, at one of them or between two: what programs ask for in each step.
first = 1;
last = numel(x);
while last - first > 1
    middle = floor((first + last) / 2);
    if x(middle) <= t
        first = middle;
    else
        last = middle;
    end
end
w = (t - x(first)) / (x(last) - x(first));
if isnan(t)
    v = NaN;
elseif strcmp(method, 'linear')
    v = y(first) + w * (y(last) - y(first));
    if t == x(last)
        v = y(last);
    end
elseif (strcmp(method, 'nearest') && w >= 0.5) || w >= 1 || (strcmp(method, 'next') && w > 0)
    v = y(last);
else
    v = y(first);
end
end

function [x, y] = sorted(x, y)
x = x(:);
if numel(x) ~= size(y, 1)
    error('MATLAB:interp1:YInvalidNumRows', 'X and V must be of the same length.');
end
if numel(x) < 2
    error('MATLAB:interp1:NotEnoughPts', 'Interpolation requires at least two sample points for each grid dimension.');
end
y = reshape(y, numel(x), numel(y) / numel(x));
if all(diff(x) > 0)
    return
end
[x, order] = sort(x);
y = y(order, :);
if any(diff(x) == 0)
    error('MATLAB:griddedInterpolant:NonUniqueCompVecsPtsErrId', 'Sample points must be unique.');
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
w = (t - x1(:)) ./ (x2(:) - x1(:));
switch method
    case 'linear'
        v = y(k, :) + w .* (y(k + 1, :) - y(k, :));
        ends = t == x2(:);
        v(ends, :) = y(k(ends) + 1, :);
    case 'nearest'
        v = y(k + (w >= 0.5), :);
    case 'previous'
        v = y(k + (w >= 1), :);
    otherwise
        v = y(k + (w > 0), :);
end
end

function v = convolved(x, y, t)
% Cubic convolution in a uniform table; beyond its ends the third differences are 0.
%   Source: R. Keys, IEEE Trans. Acoust. Speech Signal Proc. 29 (1981).
n = numel(x);
y = [3 * y(1, :) - 3 * y(2, :) + y(3, :); y; 3 * y(n, :) - 3 * y(n - 1, :) + y(n - 2, :)];
k = interval_of(x, t);
k = k(:);
w = (t - x(k)) ./ (x(k + 1) - x(k));
v = ((2 - w) .* w - 1) .* w / 2 .* y(k, :) + ((3 * w - 5) .* w .* w + 2) / 2 .* y(k + 1, :) ...
    + ((4 - 3 * w) .* w + 1) .* w / 2 .* y(k + 2, :) + (w - 1) .* w .* w / 2 .* y(k + 3, :);
end

function pp = pieces(x, y, method)
if isvector(y)
    y = y(:);
end
d = size(y);
d = d(2:end);
[x, y] = sorted(x, y);
n = numel(x);
switch method
    case 'linear'
        c = (diff(y, 1, 1) ./ diff(x)).';
        b = y(1:n - 1, :).';
        pp = mkpp(x, [c(:), b(:)], d);
    case 'nearest'
        b = y.';
        pp = mkpp([x(1); (x(1:n - 1) + x(2:n)) / 2; x(n)], b(:), d);
    case 'previous'
        b = y.';
        pp = mkpp([x; x(n) + 1], b(:), d);
    case 'next'
        % a piece starts behind its break, so the breaks move by one unit in the last place
        b = y.';
        pp = mkpp([x(1); x(1:n - 1) + eps(x(1:n - 1)); x(n)], b(:), d);
    case {'cubic', 'pchip'}
        pp = pchip(x, reshape(y.', [d, n]));
    case 'spline'
        pp = spline(x, reshape(y.', [d, n]));
    otherwise
        error('MATLAB:interp1:InvalidMethod', 'Invalid interpolation method.');
end
end

function x = rows_of(y)
if isvector(y)
    x = (1:numel(y)).';
else
    x = (1:size(y, 1)).';
end
end
