function vq = mc_scattered(P, v, Q, method, outside)
% MC_SCATTERED  Values at the rows of Q from values at the rows of P, two coordinates each, or three.
%   'linear' is linear in each triangle of Delaunay's triangulation (each tetrahedron in space), 'nearest' takes the
%   nearest point, 'natural' weighs the points by the area that a cell of the point in question takes of their Voronoi
%   cells, 'cubic' is a cubic polynomial in each triangle, with slopes at its corners that fit the points around them.
%   Outside of the hull: NaN ('none'), the nearest point's value, or the plane of the triangle that is nearest.
%   Sources: R. Sibson, A vector identity for the Dirichlet tessellation, 1980 ('natural'); G. Farin, Triangular
%   Bernstein-Bezier patches, 1986 ('cubic').

m = size(Q, 1);
if size(P, 2) == 3
    vq = in_space(P, v, Q, method, outside);
    return
end
vq = nan(m, 1);
if strcmp(method, 'nearest')
    vq = v(closest(P, Q));
    if strcmp(outside, 'none')
        gone = true(m, 1);
        [k, ~] = find_triangle(P, delaunay(P(:, 1), P(:, 2)), Q);
        gone(k > 0) = false;
        vq(gone) = NaN;
    end
    return
end
T = delaunay(P(:, 1), P(:, 2));
[k, w, near, wn] = find_triangle(P, T, Q);
in = k > 0;
vq(in) = sum(w(in, :) .* reshape(v(T(k(in), :)), [], 3), 2);
if strcmp(method, 'natural')
    vq = natural(P, v, T, Q, in, vq);
elseif strcmp(method, 'cubic')
    vq(in) = cubic(P, v, T, k(in), w(in, :));
end
switch outside
    case 'nearest'
        vq(~in) = v(closest(P, Q(~in, :)));
    case 'linear'
        vq(~in) = sum(wn(~in, :) .* reshape(v(T(near(~in), :)), [], 3), 2);
end
vq(any(isnan(Q), 2)) = NaN;
end

function vq = natural(P, v, T, Q, in, vq)
% On the border of the hull, where cells have no bounds, the values are linear as given.
[center, radius] = circles(P(T(:, 1), :), P(T(:, 2), :), P(T(:, 3), :));
for i = find(in(:)).'
    q = Q(i, :);
    hit = find(P(:, 1) == q(1) & P(:, 2) == q(2), 1);
    if ~isempty(hit)
        vq(i) = v(hit);
        continue
    end
    away = hypot(center(:, 1) - q(1), center(:, 2) - q(2));
    cavity = T(away < radius * (1 - 1e-12), :);
    if isempty(cavity)
        continue
    end
    sides = [cavity(:, [1 2]); cavity(:, [2 3]); cavity(:, [3 1])];
    [~, ~, same] = unique(sort(sides, 2), 'rows');
    count = accumarray(same(:), 1);
    sides = sides(count(same) == 1, :);
    [cell_of_q, ~, flat] = circles(repmat(q, size(sides, 1), 1), P(sides(:, 1), :), P(sides(:, 2), :));
    if any(flat)
        continue
    end
    [~, order] = sort(atan2(cell_of_q(:, 2) - q(2), cell_of_q(:, 1) - q(1)));
    cell_of_q = cell_of_q(order, :);
    near = unique(cavity(:));
    share = zeros(numel(near), 1);
    for a = 1:numel(near)
        part = cell_of_q;
        for b = [1:a-1, a+1:numel(near)]
            part = closer(part, P(near(a), :), P(near(b), :));
        end
        if size(part, 1) > 2
            share(a) = polyarea(part(:, 1), part(:, 2));
        end
    end
    if sum(share) > 0
        vq(i) = share.' * v(near) / sum(share);
    end
end
end

function [center, radius, flat] = circles(A, B, C)
% The circles through three points each, and which of these lie on a line.
e = B - A;
f = C - A;
d = 2 * (e(:, 1) .* f(:, 2) - e(:, 2) .* f(:, 1));
ee = sum(e.^2, 2);
ff = sum(f.^2, 2);
flat = abs(d) <= 1e-12 * (ee + ff);
offset = [f(:, 2) .* ee - e(:, 2) .* ff, e(:, 1) .* ff - f(:, 1) .* ee] ./ d;
center = A + offset;
radius = hypot(offset(:, 1), offset(:, 2));
end

function out = closer(part, a, b)
% What of a convex polygon is closer to a than to b.
s = (part - (a + b) / 2) * (b - a).';
out = zeros(0, 2);
n = size(part, 1);
for k = 1:n
    next = mod(k, n) + 1;
    if s(k) <= 0
        out(end+1, :) = part(k, :);
    end
    if s(k) < 0 && s(next) > 0 || s(k) > 0 && s(next) < 0
        out(end+1, :) = part(k, :) + (part(next, :) - part(k, :)) * (s(k) / (s(k) - s(next)));
    end
end
end

function k = closest(P, Q)
k = zeros(size(Q, 1), 1);
for q = 1:size(Q, 1)
    [~, k(q)] = min(sum((P - Q(q, :)).^2, 2));
end
end

function vq = in_space(P, v, Q, method, outside)
m = size(Q, 1);
vq = nan(m, 1);
if strcmp(method, 'natural') || strcmp(method, 'cubic')
    error('tame:unsupported', 'Interpolation of points in space with the method ''%s'' is not supported yet.', method);
end
T = delaunayn(P);
[k, w] = tsearchn(P, T, Q);
in = ~isnan(k);
if strcmp(method, 'nearest')
    vq(in | ~strcmp(outside, 'none')) = v(closest(P, Q(in | ~strcmp(outside, 'none'), :)));
    return
end
vq(in) = sum(w(in, :) .* reshape(v(T(k(in), :)), [], 4), 2);
for q = reshape(find(~in), 1, [])
    switch outside
        case 'nearest'
            vq(q) = v(closest(P, Q(q, :)));
        case 'linear'
            best = -Inf;
            for t = 1:size(T, 1)
                b = [P(T(t, :), :).'; 1 1 1 1] \ [Q(q, :).'; 1];
                if min(b) > best
                    best = min(b);
                    vq(q) = b.' * v(T(t, :));
                end
            end
    end
end
end

function vq = cubic(P, v, T, k, w)
g = slopes(P, v, T);
t = T(k, :);
f = reshape(v(t), [], 3);
vq = sum(f .* w.^3, 2);
middle = -sum(f, 2) / 6;
for i = 1:3
    for j = [1:i-1, i+1:3]
        b = f(:, i) + sum(g(t(:, i), :) .* (P(t(:, j), :) - P(t(:, i), :)), 2) / 3;
        vq = vq + 3 * b .* w(:, i).^2 .* w(:, j);
        middle = middle + b / 4;
    end
end
vq = vq + 6 * middle .* prod(w, 2);
end

function g = slopes(P, v, T)
% The slopes at each point of the plane through it that fits its neighbours best, near ones more.
g = zeros(size(P, 1), 2);
for i = 1:size(P, 1)
    near = setdiff(unique(T(any(T == i, 2), :)), i);
    d = P(near, :) - P(i, :);
    c = 1 ./ max(sqrt(sum(d.^2, 2)), realmin);
    if numel(near) > 1
        g(i, :) = ((c .* d) \ (c .* (v(near) - v(i)))).';
    end
end
end

function [k, w, near, wn] = find_triangle(P, T, Q)
% The triangle that each point is in (0 for none) with its barycentric coordinates, and the one it is in least
% badly: whose smallest coordinate is largest.
m = size(Q, 1);
k = zeros(m, 1);
near = ones(m, 1);
w = zeros(m, 3);
wn = zeros(m, 3);
best = -inf(m, 1);
for t = 1:size(T, 1)
    a = P(T(t, 1), :);
    e = P(T(t, 2), :) - a;
    f = P(T(t, 3), :) - a;
    d = e(1) * f(2) - e(2) * f(1);
    x = Q(:, 1) - a(1);
    y = Q(:, 2) - a(2);
    w2 = (x * f(2) - y * f(1)) / d;
    w3 = (y * e(1) - x * e(2)) / d;
    all_w = [1 - w2 - w3, w2, w3];
    low = min(all_w, [], 2);
    here = k == 0 & low >= -1e-12;
    k(here) = t;
    w(here, :) = all_w(here, :);
    closer = low > best;
    best(closer) = low(closer);
    near(closer) = t;
    wn(closer, :) = all_w(closer, :);
end
end
