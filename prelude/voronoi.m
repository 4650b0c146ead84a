function [vx, vy] = voronoi(x, y, varargin)
% VORONOI  The edges of the Voronoi diagram between finite corners, a column for each.

if ~isempty(varargin)
    error('tame:unsupported', 'voronoi with a triangulation or a line specification is not supported yet.');
end
if nargin < 2
    y = x(:, 2);
    x = x(:, 1);
end
tr = triangulation(delaunay(x(:), y(:)), [x(:), y(:)]);
c = circumcenter(tr);
N = neighbors(tr);
pairs = zeros(0, 2);
for k = 1:size(N, 1)
    for q = N(k, N(k, :) > k)
        pairs(end + 1, :) = [k, q];
    end
end
apart = sqrt(sum((c(pairs(:, 1), :) - c(pairs(:, 2), :)).^2, 2)) > 1e-10 * max(1, max(abs(c(:))));
pairs = pairs(apart, :);
vx = reshape(c(pairs.', 1), 2, []);
vy = reshape(c(pairs.', 2), 2, []);
end
