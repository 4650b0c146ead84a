function [k, d] = dsearchn(points, tri, query, outside)
% DSEARCHN  Number of the point, a row of points, that lies nearest to each row of query,
%   and its distance. A triangulation may stand between; it is needed only to find the queries
%   that lie in no simplex of it, which get `outside` for the number and Inf for the distance.

if nargin < 3
    query = tri;
end
m = size(query, 1);
k = zeros(m, 1);
d = zeros(m, 1);
for i = 1:m
    [far, k(i)] = min(sum((points - query(i, :)).^2, 2));
    d(i) = sqrt(far);
end
if nargin > 3
    away = isnan(tsearchn(points, tri, query));
    k(away) = outside;
    d(away) = Inf;
end
end
