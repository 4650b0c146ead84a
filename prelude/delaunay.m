function t = delaunay(x, y, varargin)
% DELAUNAY  Triangles of points in the plane, counterclockwise, none with another point in its circle.
%   A sweep over the sorted points gives a triangulation, flips of edges make it Delaunay's.
%   Source: C. L. Lawson, Software for C1 surface interpolation, 1977.

if ~isempty(varargin)
    error('tame:unsupported', 'delaunay of points in space is not supported yet.');
end
if nargin < 2
    y = x(:, 2);
    x = x(:, 1);
end
if numel(x) ~= numel(y)
    error('MATLAB:delaunay:InputSizeMismatch', 'X and Y must be of the same length.');
end
[p, first] = unique([x(:), y(:)], 'rows');
t = flips(p, sweep(p));
if isempty(t)
    error('MATLAB:delaunay:EmptyDelaunay2DErrId', 'The triangulation is empty, the points may be collinear.');
end
t = reshape(first(t), size(t));
end

function t = sweep(p)
% Joins each point to the edges of the hull so far that it sees.
n = size(p, 1);
t = zeros(0, 3);
k = 3;
while k <= n && turn(p, 1, 2, k) == 0
    k = k + 1;
end
if k > n
    return
end
t = zeros(2 * n, 3);
line = 1:k-1;
if turn(p, 1, 2, k) < 0
    line = k-1:-1:1;
end
m = k - 2;
t(1:m, :) = [line(1:end-1)', line(2:end)', k * ones(m, 1)];
hull = [line, k];
for q = k+1:n
    next = hull([2:end, 1]);
    seen = turn(p, hull, next, q) < 0;
    c = nnz(seen);
    t(m+1:m+c, :) = [next(seen)', hull(seen)', q * ones(c, 1)];
    m = m + c;
    % The hull begins where its seen edges end, and q takes the place of what lies between.
    start = find(seen & ~seen([end, 1:end-1]), 1);
    hull = hull([start:end, 1:start-1]);
    hull = [hull(1), q, hull(c+1:end)];
end
t = t(1:m, :);
end

function t = flips(p, t)
% Flips inner edges that have the opposite corner in the circle of a triangle until there is none.
m = size(t, 1);
while m > 1
    half = [t(:, [1 2 3]); t(:, [2 3 1]); t(:, [3 1 2])];
    owner = repmat((1:m)', 3, 1);
    [edges, order] = sortrows(sort(half(:, 1:2), 2));
    twice = find(all(edges(1:end-1, :) == edges(2:end, :), 2));
    one = order(twice);
    other = order(twice + 1);
    a = half(one, 1);
    b = half(one, 2);
    c = half(one, 3);
    d = half(other, 3);
    bad = find(inside(p, a, b, c, d));
    if isempty(bad)
        break
    end
    busy = false(m, 1);
    for k = bad'
        i = owner(one(k));
        j = owner(other(k));
        if ~busy(i) && ~busy(j)
            busy([i j]) = true;
            t(i, :) = [c(k), a(k), d(k)];
            t(j, :) = [d(k), b(k), c(k)];
        end
    end
end
end

function s = turn(p, a, b, c)
s = (p(b, 1) - p(a, 1)) .* (p(c, 2) - p(a, 2)) - (p(b, 2) - p(a, 2)) .* (p(c, 1) - p(a, 1));
s = s(:)';
end

function yes = inside(p, a, b, c, d)
% Whether d lies in the circle of the counterclockwise triangle a, b, c; on it but for rounding is outside.
u = p(a, :) - p(d, :);
v = p(b, :) - p(d, :);
w = p(c, :) - p(d, :);
uu = sum(u.^2, 2);
vv = sum(v.^2, 2);
ww = sum(w.^2, 2);
terms = [uu .* v(:, 1) .* w(:, 2), -uu .* w(:, 1) .* v(:, 2), vv .* w(:, 1) .* u(:, 2), ...
    -vv .* u(:, 1) .* w(:, 2), ww .* u(:, 1) .* v(:, 2), -ww .* v(:, 1) .* u(:, 2)];
yes = sum(terms, 2) > 1e-12 * sum(abs(terms), 2);
end
