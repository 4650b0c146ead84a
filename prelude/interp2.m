function zi = interp2(x, y, z, xi, yi)
% INTERP2  Bilinear interpolation in a table; NaN outside.

if ~isvector(x)
    x = x(1, :);
end
if ~isvector(y)
    y = y(:, 1);
end
if isvector(xi) && isvector(yi) && size(xi, 1) == 1 && size(yi, 2) == 1 && numel(xi) * numel(yi) > 1
    [xi, yi] = meshgrid(xi, yi);
end
zi = zeros(size(xi));
nx = numel(x);
ny = numel(y);
for k = 1:numel(xi)
    if xi(k) < x(1) || xi(k) > x(nx) || yi(k) < y(1) || yi(k) > y(ny) || isnan(xi(k)) || isnan(yi(k))
        zi(k) = NaN;
        continue
    end
    i = min(find(x <= xi(k), 1, 'last'), nx - 1);
    j = min(find(y <= yi(k), 1, 'last'), ny - 1);
    u = (xi(k) - x(i)) / (x(i+1) - x(i));
    v = (yi(k) - y(j)) / (y(j+1) - y(j));
    zi(k) = (1-u)*(1-v)*z(j,i) + u*(1-v)*z(j,i+1) + (1-u)*v*z(j+1,i) + u*v*z(j+1,i+1);
end
end
