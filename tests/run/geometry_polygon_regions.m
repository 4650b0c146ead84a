% The regions of a polygon with holes, and its vertices that are nearest to points.
p = polyshape({[0 0 6 6], [1 1 2 2], [10 10 13 13], [3 3 5 5], [11 11 12 12]}, ...
    {[0 6 6 0], [1 2 2 1], [0 3 3 0], [3 5 5 3], [1 2 2 1]});
disp([p.NumRegions, p.NumHoles, area(p)])
r = regions(p);
disp(size(r))
for k = 1:numel(r)
    fprintf('%d %d %g\n', r(k).NumRegions, r(k).NumHoles, area(r(k)));
end
q = polyshape([0 0 1 1 NaN 5 5 6 6], [0 1 1 0 NaN 0 1 1 0]);
[v, b, k] = nearestvertex(q, [0.2 5.9 0.9], [0.9 0.8 -3]);
disp([v, b, k])
disp(q.Vertices(v, :))
disp(nearestvertex(q, [6 1; 0 0]))
