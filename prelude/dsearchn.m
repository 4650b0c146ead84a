function [k, d] = dsearchn(points, tri, query)
% DSEARCHN  Number of the point, a row of points, that lies nearest to each row of query,
%   and its distance. A triangulation may stand between; it is not needed here.

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
end
