function vq = interpn(varargin)
% INTERPN  Interpolation in a table of any rank: 'linear' (default), 'nearest', 'cubic'
%   or 'spline'. interpn(x1, x2, ..., v, q1, q2, ...) or interpn(v, q1, q2, ...);
%   interpn(v, k) halves the steps of the table k times. Outside the result is NaN, or a
%   number that follows the method; 'spline' goes on.

narginchk(1, Inf);
method = 'linear';
outside = [];
args = varargin;
if numel(args) > 1 && ~ischar(args{end}) && (ischar(args{end - 1}) || isstring(args{end - 1}))
    outside = args{end};
    args(end) = [];
end
if ischar(args{end}) || isstring(args{end})
    method = lower(char(args{end}));
    args(end) = [];
end
n = (numel(args) - 1) / 2;
table_first = numel(args) - 1 == rank_of(args{1});
if numel(args) < 3 && ~(table_first && numel(args) == 2)
    v = args{1};
    n = rank_of(v);
    halves = 1;
    if numel(args) == 2
        halves = double(args{2});
    end
    grids = axes_of(v, n);
    points = cellfun(@(g) 1:2^-halves:numel(g), grids, 'UniformOutput', false);
    if n > 1
        [points{:}] = ndgrid(points{:});
    end
elseif ~table_first && n >= 1 && n == round(n)
    grids = args(1:n);
    v = args{n + 1};
    points = args(n + 2:end);
else
    v = args{1};
    points = args(2:end);
    n = numel(points);
    grids = axes_of(v, n);
end
[points, shape] = same_shape(points);
s = ones(1, max(n, 2));
s(1:ndims(v)) = size(v);
if n == 1
    v = v(:);
    s = [numel(v), 1];
end
v = reshape(v, s);
inside = true(size(points{1}));
for d = 1:n
    g = axis_of(grids{d}, d);
    if numel(g) ~= s(d)
        error('MATLAB:interpn:XVLengthMismatch', 'The lengths of the grid vectors must match the size of V.');
    end
    if g(1) > g(end)
        g = flipud(g);
        v = flip(v, d);
    end
    h = diff(g);
    if strcmp(method, 'cubic') && any(abs(h - h(1)) > 10 * eps(max(abs(g))))
        method = 'spline';
    end
    inside = inside & points{d} >= g(1) & points{d} <= g(end);
    grids{d} = g;
end
switch method
    case {'linear', 'nearest', 'cubic'}
        vq = by_cells(grids, v, points, method);
    case 'spline'
        vq = zeros(size(points{1}));
        for k = 1:numel(vq)
            vq(k) = by_splines(grids, v, cellfun(@(q) q(k), points));
        end
    otherwise
        error('MATLAB:interpn:InvalidMethod', 'Invalid interpolation method.');
end
if ~isempty(outside)
    vq(~inside) = outside;
elseif ~strcmp(method, 'spline')
    vq(~inside) = NaN;
end
vq = reshape(vq, shape);
end

function v = by_splines(grids, v, q)
% The leading dimension goes away with each step.
for d = 1:numel(grids)
    v = reshape(v, numel(grids{d}), []);
    v = spline(grids{d}, [v.'; zeros(1, size(v, 1))], q(d));
    v = v(1:end - 1);
end
end

function vq = by_cells(grids, v, points, method)
n = numel(grids);
low = cell(1, n);
weights = cell(1, n);
for d = 1:n
    g = grids{d};
    q = points{d};
    k = min(max(mc_lookup(g, q), 1), numel(g) - 1);
    w = (q - reshape(g(k), size(q))) ./ reshape(g(k + 1) - g(k), size(q));
    low{d} = k;
    switch method
        case 'linear'
            weights{d} = [1 - w, w];
        case 'nearest'
            weights{d} = [w < 0.5, w >= 0.5];
        otherwise
            v = padded(v, d);
            weights{d} = keys_weights(w);
    end
end
sizes = ones(1, n);
for d = 1:n
    sizes(d) = size(v, d);
end
strides = [1, cumprod(sizes(1:end - 1))];
width = size(weights{1}, 2);
vq = zeros(size(points{1}));
for corner = 0:width^n - 1
    weight = ones(size(vq));
    at = ones(size(vq));
    rest = corner;
    for d = 1:n
        up = mod(rest, width);
        rest = (rest - up) / width;
        weight = weight .* weights{d}(:, up + 1);
        at = at + (low{d} - 1 + up) * strides(d);
    end
    use = weight ~= 0;
    vq(use) = vq(use) + weight(use) .* reshape(v(at(use)), size(vq(use)));
end
end

function w = keys_weights(u)
% The convolution kernel of R. G. Keys, IEEE Trans. ASSP 29 (1981), with a = -1/2.
w = [((2 - u) .* u - 1) .* u, (3 * u - 5) .* u .* u + 2, ((4 - 3 * u) .* u + 1) .* u, (u - 1) .* u .* u] / 2;
end

function v = padded(v, d)
% A layer more at both ends, so that the third differences vanish there.
n = size(v, d);
order = [d, 1:d - 1, d + 1:ndims(v)];
v = permute(v, order);
s = size(v);
v = reshape(v, n, []);
if n < 3
    v = [2 * v(1, :) - v(n, :); v; 2 * v(n, :) - v(1, :)];
else
    v = [3 * v(1, :) - 3 * v(2, :) + v(3, :); v; 3 * v(n, :) - 3 * v(n - 1, :) + v(n - 2, :)];
end
s(1) = n + 2;
v = ipermute(reshape(v, s), order);
end

function n = rank_of(v)
n = ndims(v);
if isvector(v)
    n = 1;
end
end

function grids = axes_of(v, n)
if n == 1
    grids = {1:numel(v)};
else
    grids = arrayfun(@(d) 1:size(v, d), 1:n, 'UniformOutput', false);
end
end

function g = axis_of(g, d)
if ~isvector(g)
    place = repmat({1}, 1, ndims(g));
    place{d} = ':';
    g = g(place{:});
end
g = g(:);
end

function [points, shape] = same_shape(points)
shape = size(points{1});
vectors = cellfun(@isvector, points);
equal = all(cellfun(@(p) isequal(size(p), shape), points));
if ~equal && all(vectors)
    [points{:}] = ndgrid(points{:});
    shape = size(points{1});
end
points = cellfun(@(p) p(:), points, 'UniformOutput', false);
end
