function vq = interpn(varargin)
% INTERPN  Interpolation in a table of any rank: 'linear' or 'nearest'.

method = 'linear';
outside = NaN;
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
table_first = numel(args) - 1 == ndims_of(args{1});
if ~table_first && n >= 1 && n == round(n)
    grids = args(1:n);
    v = args{n + 1};
    points = args(n + 2:end);
else
    v = args{1};
    points = args(2:end);
    n = numel(points);
    grids = arrayfun(@(d) 1:size(v, d), 1:n, 'UniformOutput', false);
end
[points, shape] = same_shape(points);
inside = true(size(points{1}));
low = cell(1, n);
part = cell(1, n);
for d = 1:n
    g = axis_of(grids{d}, d);
    q = points{d};
    inside = inside & q >= g(1) & q <= g(end);
    k = ones(size(q));
    for j = 2:numel(g) - 1
        k(q >= g(j)) = j;
    end
    low{d} = k;
    w = (q - reshape(g(k), size(q))) ./ reshape(g(k + 1) - g(k), size(q));
    if strcmp(method, 'nearest')
        w = double(w >= 0.5);
    end
    part{d} = w;
end
vq = zeros(size(points{1}));
sizes = ones(1, max(n, 2));
sizes(1:ndims(v)) = size(v);
steps = [1, cumprod(sizes(1:end - 1))];
for corner = 0:2^n - 1
    weight = ones(size(vq));
    at = ones(size(vq));
    for d = 1:n
        up = bitget(corner, d);
        if up
            weight = weight .* part{d};
        else
            weight = weight .* (1 - part{d});
        end
        at = at + (low{d} - 1 + up) * steps(d);
    end
    use = weight ~= 0 & inside;
    vq(use) = vq(use) + weight(use) .* reshape(v(at(use)), size(vq(use)));
end
vq(~inside) = outside;
vq = reshape(vq, shape);
end

function n = ndims_of(v)
n = ndims(v);
if isvector(v)
    n = 1;
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
