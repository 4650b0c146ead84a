function [K, v] = convhulln(P, options) %#ok<INUSD>
% CONVHULLN  The convex hull of the rows of P, in the plane or in space: its edges or triangles, and what it holds.

if size(P, 2) == 2
    [k, v] = convhull(P(:, 1), P(:, 2));
    K = [k(1:end-1), k(2:end)];
    return
elseif size(P, 2) ~= 3
    error('tame:unsupported', 'convhulln in more than three dimensions is not supported yet.');
end
n = size(P, 1);
scale = max(max(abs(P - mean(P, 1))));
tol = 1e-12 * scale;
% a tetrahedron to start from
a = 1;
[d, b] = max(sum((P - P(a, :)).^2, 2));
line = (P(b, :) - P(a, :)) / sqrt(max(d, realmin));
away = P - P(a, :) - (P - P(a, :)) * line.' * line;
[d2, c] = max(sum(away.^2, 2));
normal = cross(P(b, :) - P(a, :), P(c, :) - P(a, :));
[d3, e] = max(abs((P - P(a, :)) * normal.'));
if n < 4 || sqrt(d) <= tol || sqrt(d2) <= tol || d3 <= tol * norm(normal)
    error('MATLAB:convhulln:DegenerateData', 'The points are coplanar: the convex hull has no volume.');
end
inner = mean(P([a b c e], :), 1);
K = [a b c; a b e; a c e; b c e];
K = outward(P, K, inner);
for q = 1:n
    N = cross(P(K(:, 2), :) - P(K(:, 1), :), P(K(:, 3), :) - P(K(:, 1), :), 2);
    seen = sum(N .* (P(q, :) - P(K(:, 1), :)), 2) > tol * sqrt(sum(N.^2, 2));
    if ~any(seen)
        continue
    end
    E = [K(seen, [1 2]); K(seen, [2 3]); K(seen, [3 1])];
    rim = E(~ismember(E, fliplr(E), 'rows'), :);
    K = [K(~seen, :); rim, q * ones(size(rim, 1), 1)];
end
N = cross(P(K(:, 2), :) - P(K(:, 1), :), P(K(:, 3), :) - P(K(:, 1), :), 2);
v = sum(sum(N .* (P(K(:, 1), :) - inner), 2)) / 6;
% Seen from outside, the corners of a triangle go clockwise.
K = K(:, [1 3 2]);
end

function K = outward(P, K, inner)
for k = 1:size(K, 1)
    n = cross(P(K(k, 2), :) - P(K(k, 1), :), P(K(k, 3), :) - P(K(k, 1), :));
    if n * (P(K(k, 1), :) - inner).' < 0
        K(k, :) = K(k, [1 3 2]);
    end
end
end
