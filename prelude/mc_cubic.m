function pp = mc_cubic(x, y, g, rows)
% MC_CUBIC  The piecewise cubic polynomial by its values y and slopes g at the sites x, of each row of them; rows is
%   what those rows are the extents of.

n = numel(x);
h = diff(x);
s = diff(y, 1, 2) ./ h;
c3 = (g(:, 1:n - 1) + g(:, 2:n) - 2 * s) ./ h.^2;
c2 = (3 * s - 2 * g(:, 1:n - 1) - g(:, 2:n)) ./ h;
y = y(:, 1:n - 1);
g = g(:, 1:n - 1);
pp = mkpp(x, [c3(:), c2(:), g(:), y(:)], rows);
end
