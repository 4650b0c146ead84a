function vq = mc_scattered(P, v, Q, method, outside)
% MC_SCATTERED  Values at the rows of Q from values at the rows of P, two coordinates each.
%   'linear' is linear in each triangle of Delaunay's triangulation, 'nearest' takes the nearest point. Outside
%   of the hull: NaN ('none'), the nearest point's value, or the plane of the triangle that is nearest.

m = size(Q, 1);
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
switch outside
    case 'nearest'
        vq(~in) = v(closest(P, Q(~in, :)));
    case 'linear'
        vq(~in) = sum(wn(~in, :) .* reshape(v(T(near(~in), :)), [], 3), 2);
end
vq(any(isnan(Q), 2)) = NaN;
end

function k = closest(P, Q)
k = zeros(size(Q, 1), 1);
for q = 1:size(Q, 1)
    [~, k(q)] = min((P(:, 1) - Q(q, 1)).^2 + (P(:, 2) - Q(q, 2)).^2);
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
