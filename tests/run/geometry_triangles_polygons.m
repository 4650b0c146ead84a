% Triangulations and polygons.
p = @(x) fprintf('%s\n', mat2str(x, 5));
tr = triangulation([1 2 3; 2 4 3], [0 0; 1 0; 0 1; 1 1]);
p(size(tr)); p(edges(tr)); p(freeBoundary(tr)); p(neighbors(tr));
p(pointLocation(tr, [0.2 0.2; 0.9 0.9; 2 2]));
[c, r] = circumcenter(tr);
p([c r]);
p(incenter(triangulation([1 2 3], [0 0; 3 0; 0 4])));
p(cartesianToBarycentric(tr, 1, [0.25 0.25]));
disp(isConnected(tr, [1 1], [2 4])')
dt = delaunayTriangulation([0 0; 1 0; 0 1; 1 1; 0.5 0.5]);
p(size(dt.ConnectivityList));
V = voronoin(dt.Points);
p(sortrows(round(V, 10)));
[k, v] = convhulln([0 0 0; 1 0 0; 0 1 0; 0 0 1; 1 1 0; 1 0 1; 0 1 1; 1 1 1; .5 .5 .5]);
p(size(k)); p(v);
[at, b] = tsearchn([0 0; 1 0; 0 1], [1 2 3], [0.25 0.25; 3 3]);
p([at b]);
s = polyshape([0 0 1 1], [1 0 0 1])
p(s.Vertices);
p([area(s) perimeter(s) numsides(s)]);
q = translate(s, 0.5, 0.5);
p([area(union(s, q)) area(intersect(s, q)) area(subtract(s, q)) area(xor(s, q))]);
u = union(s, translate(s, 1, 0));
p([area(u) numsides(u) u.NumRegions]);
big = polyshape([0 0 3 3], [3 0 0 3]);
r = subtract(big, polyshape([1 1 2 2], [2 1 1 2]));
p([area(r) r.NumHoles r.NumRegions perimeter(r)]);
disp(isinterior(r, [0.5 1.5], [0.5 1.5])')
[x, y] = centroid(r);
p([x y]);
p(area(scale(s, 2)));
disp(overlaps(s, translate(s, 5, 5)))
% A line is cut where it meets the outline; the triangles of convhulln go clockwise seen from outside.
[in, out] = intersect(s, [-1 -1; 1.5 1.5]);
p(in); p(out);
[in, out] = intersect(r, [-1 1.5; 4 1.5]);
p(in); p(out);
in = intersect(s, [2 2; 3 3]);
p(size(in));
P = [0 0 0; 1 0 0; 0 1 0; 0 0 1; 1 1 0; 1 0 1; 0 1 1; 1 1 1];
k = convhulln(P); h = convhull(P(:, 1), P(:, 2), P(:, 3));
away = @(k) dot(cross(P(k(:, 2), :) - P(k(:, 1), :), P(k(:, 3), :) - P(k(:, 1), :), 2), P(k(:, 1), :) - 0.5, 2);
disp([all(away(k) < 0), all(away(h) > 0)])
