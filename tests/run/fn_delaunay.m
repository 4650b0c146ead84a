% Delaunay's triangles cover the hull, counterclockwise, with no point in another's circle.
[x, y] = meshgrid(0:3, 0:2);
x = x(:);
y = y(:);
t = delaunay(x, y);
disp(size(t))
area = 0;
turned = 0;
for k = 1:size(t, 1)
    p = t(k, :);
    a = ((x(p(2)) - x(p(1))) * (y(p(3)) - y(p(1))) - (y(p(2)) - y(p(1))) * (x(p(3)) - x(p(1)))) / 2;
    area = area + a;
    turned = turned + (a <= 0);
end
disp(area)
disp(turned)
t = delaunay([0 4 2 2], [0 0 3 1]);
disp(sortrows(sort(t, 2)))
t = delaunay([0 1; 1 0; 2 1; 1 3]);
disp(sortrows(sort(t, 2)))
try
    delaunay([1 2 3], [1 2 3]);
catch e
    disp(e.identifier)
end
