function [V, C] = voronoin(P, options) %#ok<INUSD>
% VORONOIN  The Voronoi diagram of points of the plane: its corners, the first at infinity, and for each point the
%   corners of its cell around it.

if size(P, 2) ~= 2
    error('tame:unsupported', 'voronoin in more than two dimensions is not supported yet.');
end
T = delaunay(P(:, 1), P(:, 2));
centers = circumcenter(triangulation(T, P));
% triangles of one circle have one corner
scale = max(max(abs(P)));
[V, ~, which] = uniquetol(centers, 1e-10, 'ByRows', true, 'DataScale', max(scale, realmin) * [1 1]);
V = [Inf Inf; V];
which = which + 1;
hull = convhull(P(:, 1), P(:, 2));
C = cell(size(P, 1), 1);
for k = 1:size(P, 1)
    near = unique(which(any(T == k, 2)));
    w = atan2(V(near, 2) - P(k, 2), V(near, 1) - P(k, 1));
    [~, order] = sort(w);
    near = reshape(near(order), 1, []);
    if any(hull == k)
        near = [1, near];
    end
    C{k} = near;
end
end
