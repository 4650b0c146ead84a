function T = delaunayn(P, options) %#ok<INUSD>
% DELAUNAYN  The Delaunay triangulation of the rows of P, points of the plane or of space.
%   Source: A. Bowyer, Computing Dirichlet tessellations, 1981.

if size(P, 2) == 2
    T = delaunay(P(:, 1), P(:, 2));
    return
elseif size(P, 2) ~= 3
    error('tame:unsupported', 'delaunayn in more than three dimensions is not supported yet.');
end
[Q, first] = unique(P, 'rows');
n = size(Q, 1);
middle = mean(Q, 1);
if n < 4 || rank(Q - middle) < 3
    error('MATLAB:delaunayn:EmptyDelaunay3DErrId', 'The triangulation is empty, the points may be coplanar or collinear.');
end
size_ = max(max(abs(Q - middle)));
far = 1000 * size_;
X = [Q - middle; far * [1 1 1; -1 -1 1; -1 1 -1; 1 -1 -1]];
T = n + [1 2 3 4];
[C, R] = spheres(X, T);
for k = 1:n
    p = X(k, :);
    d = sum((C - p).^2, 2);
    bad = d < R * (1 - 1e-12);
    B = T(bad, :);
    F = [B(:, [1 2 3]); B(:, [1 2 4]); B(:, [1 3 4]); B(:, [2 3 4])];
    [U, ~, at] = unique(sort(F, 2), 'rows');
    U = U(accumarray(at, 1) == 1, :);
    % A face in one plane with the point has no tetrahedron.
    new = [U, repmat(k, size(U, 1), 1)];
    flat = abs(volume(X, new)) <= 1e-14 * size_^3;
    new = new(~flat, :);
    [c, r] = spheres(X, new);
    T = [T(~bad, :); new];
    C = [C(~bad, :); c];
    R = [R(~bad); r];
end
T = T(all(T <= n, 2), :);
back = volume(X, T) < 0;
T(back, [1 2]) = T(back, [2 1]);
T = reshape(first(T), size(T));
end

function v = volume(X, T)
a = X(T(:, 2), :) - X(T(:, 1), :);
b = X(T(:, 3), :) - X(T(:, 1), :);
c = X(T(:, 4), :) - X(T(:, 1), :);
v = sum(a .* cross(b, c, 2), 2);
end

function [C, R] = spheres(X, T)
% Centers and squared radii of the spheres through four points.
a = X(T(:, 2), :) - X(T(:, 1), :);
b = X(T(:, 3), :) - X(T(:, 1), :);
c = X(T(:, 4), :) - X(T(:, 1), :);
u = (sum(a.^2, 2) .* cross(b, c, 2) + sum(b.^2, 2) .* cross(c, a, 2) + sum(c.^2, 2) .* cross(a, b, 2)) ./ ...
    (2 * sum(a .* cross(b, c, 2), 2));
C = u + X(T(:, 1), :);
R = sum(u.^2, 2);
end
