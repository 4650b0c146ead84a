function D = delsq(G)
% DELSQ  The sparse five-point Laplacian of a grid whose points numgrid numbered.

[m, ~] = size(G);
places = find(G);
i = G(places);
j = i;
v = 4 * ones(size(i));
for step = [-1, m, 1, -m]
    beside = places + step;
    inside = beside >= 1 & beside <= numel(G);
    there = zeros(size(places));
    there(inside) = G(beside(inside));
    near = find(there);
    i = [i; G(places(near))];
    j = [j; there(near)];
    v = [v; -ones(size(near))];
end
D = sparse(i, j, v);
end
