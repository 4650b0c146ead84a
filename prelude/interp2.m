function zi = interp2(varargin)
% INTERP2  Interpolation in a table: interp2(x, y, z, xi, yi), interp2(z, xi, yi), or
%   interp2(z, k) between the points of a table, halved k times. Methods: 'linear'
%   (default), 'nearest', 'cubic', 'spline' and 'makima'. Outside the result is NaN, or
%   a number that follows the method; 'spline' and 'makima' go on.

narginchk(1, Inf);
if nargin == 5 && isscalar(varargin{4}) && isscalar(varargin{5}) && are_doubles(varargin{:})
    [zi, found] = in_cell(varargin{:});
    if found
        return
    end
end
method = 'linear';
outside = [];
args = varargin;
for k = 1:numel(args)
    if ischar(args{k}) || isstring(args{k})
        method = lower(char(args{k}));
        if k < numel(args)
            outside = args{k+1};
        end
        args = args(1:k-1);
        break
    end
end
if numel(args) < 5
    z = args{1};
    x = 1:size(z, 2);
    y = 1:size(z, 1);
    if numel(args) == 3
        xi = args{2};
        yi = args{3};
    else
        halves = 1;
        if numel(args) == 2
            halves = double(args{2});
        end
        xi = 1:2^-halves:size(z, 2);
        yi = (1:2^-halves:size(z, 1)).';
    end
else
    [x, y, z, xi, yi] = args{1:5};
end
if ~isvector(x)
    x = x(1, :);
end
if ~isvector(y)
    y = y(:, 1);
end
x = reshape(x, 1, numel(x));
y = reshape(y, 1, numel(y));
if numel(x) ~= size(z, 2) || numel(y) ~= size(z, 1)
    error('MATLAB:interp2:XYZLengthMismatch', 'The lengths of X and Y must match the size of V.');
end
if x(1) > x(end)
    x = fliplr(x);
    z = fliplr(z);
end
if y(1) > y(end)
    y = fliplr(y);
    z = flipud(z);
end
grid = isvector(xi) && isvector(yi) && numel(xi) * numel(yi) > 1 ...
    && (isrow(xi) ~= isrow(yi) || numel(xi) ~= numel(yi));
if strcmp(method, 'cubic') && ~(uniform(x) && uniform(y))
    method = 'spline';
end
spline_like = any(strcmp(method, {'spline', 'makima'}));
if spline_like && grid
    % first along the rows of the table, then along its columns
    zi = along(y, along(x, z, xi(:), method).', yi(:), method).';
    [xi, yi] = meshgrid(xi, yi);
else
    if grid
        [xi, yi] = meshgrid(xi, yi);
    end
    if spline_like
        zi = zeros(size(xi));
        for k = 1:numel(xi)
            zi(k) = along(y, along(x, z, xi(k), method).', yi(k), method);
        end
    else
        zi = by_cells(x, y, z, xi, yi, method);
    end
end
if isempty(outside)
    if spline_like
        return
    end
    outside = NaN;
end
zi(~(xi >= x(1) & xi <= x(end) & yi >= y(1) & yi <= y(end))) = outside;
end

function tf = are_doubles(x, y, z, xi, yi)
tf = isa(x, 'double') && isa(y, 'double') && isa(z, 'double') && isa(xi, 'double') && isa(yi, 'double') ...
    && isreal(x) && isreal(y) && isreal(xi) && isreal(yi) ...
    && ~issparse(x) && ~issparse(y) && ~issparse(z) && ~issparse(xi) && ~issparse(yi);
end

function [zi, found] = in_cell(x, y, z, xi, yi)
% One point in a table whose points rise in both directions.
zi = NaN;
[m, n] = size(z);
found = isvector(x) && isvector(y) && numel(x) == n && numel(y) == m && n > 1 && m > 1 && ismatrix(z) ...
    && all(diff(x(:)) > 0) && all(diff(y(:)) > 0);
if ~found || ~(xi >= x(1) && xi <= x(n) && yi >= y(1) && yi <= y(m))
    return
end
i = interval_of(x, xi);
j = interval_of(y, yi);
u = (xi - x(i)) / (x(i + 1) - x(i));
v = (yi - y(j)) / (y(j + 1) - y(j));
zi = (1 - v) * ((1 - u) * z(j, i) + u * z(j, i + 1)) + v * ((1 - u) * z(j + 1, i) + u * z(j + 1, i + 1));
end

function k = interval_of(x, t)
k = 1;
last = numel(x);
while last - k > 1
    middle = floor((k + last) / 2);
    if x(middle) <= t
        k = middle;
    else
        last = middle;
    end
end
end

function tf = uniform(x)
h = diff(x);
tf = all(abs(h - h(1)) <= 10 * eps(max(abs(x))));
end

function v = along(x, z, t, method)
% Each row of z at the points t.
if strcmp(method, 'spline')
    v = spline(x, z, t);
    if size(z, 1) == 1
        v = reshape(v, 1, numel(v));
    end
else
    v = zeros(size(z, 1), numel(t));
    for r = 1:size(z, 1)
        v(r, :) = makima(x, z(r, :), reshape(t, 1, numel(t)));
    end
end
end

function zi = by_cells(x, y, z, xi, yi, method)
[i, u] = cell_of(x, xi);
[j, v] = cell_of(y, yi);
m = size(z, 1);
switch method
    case 'nearest'
        zi = z(j + (v >= 0.5) + (i + (u >= 0.5) - 1) * m);
    case 'linear'
        at = j + (i - 1) * m;
        zi = (1 - v) .* ((1 - u) .* z(at) + u .* z(at + m)) ...
            + v .* ((1 - u) .* z(at + 1) + u .* z(at + m + 1));
    case 'cubic'
        z = padded(padded(z).').';
        m = m + 2;
        zi = zeros(size(xi));
        for a = 0:3
            column = zeros(size(xi));
            for b = 0:3
                column = column + keys_weight(v, b) .* z(j + b + (i + a - 1) * m);
            end
            zi = zi + keys_weight(u, a) .* column;
        end
    otherwise
        error('MATLAB:interp2:InvalidMethod', 'Invalid interpolation method.');
end
zi = reshape(zi, size(xi));
end

function [k, u] = cell_of(x, t)
% The interval that each t lies in and the place in it, from 0 to 1.
k = reshape(min(max(mc_lookup(x(:), t(:)), 1), numel(x) - 1), size(t));
u = (t - reshape(x(k), size(t))) ./ reshape(x(k + 1) - x(k), size(t));
end

function p = padded(z)
% A row more above and below, so that the third differences vanish there.
n = size(z, 1);
if n < 3
    p = [2 * z(1, :) - z(n, :); z; 2 * z(n, :) - z(1, :)];
else
    p = [3 * z(1, :) - 3 * z(2, :) + z(3, :); z; 3 * z(n, :) - 3 * z(n - 1, :) + z(n - 2, :)];
end
end

function w = keys_weight(u, k)
% The convolution kernel of R. G. Keys, IEEE Trans. ASSP 29 (1981), with a = -1/2.
switch k
    case 0
        w = ((2 - u) .* u - 1) .* u / 2;
    case 1
        w = ((3 * u - 5) .* u .* u + 2) / 2;
    case 2
        w = ((4 - 3 * u) .* u + 1) .* u / 2;
    otherwise
        w = (u - 1) .* u .* u / 2;
end
end
