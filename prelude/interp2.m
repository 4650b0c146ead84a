function zi = interp2(varargin)
% INTERP2  Interpolation in a table: interp2(x, y, z, xi, yi), interp2(z, xi, yi), or
%   interp2(z, k) between the points of a table, halved k times. Methods: 'linear'
%   (default), 'nearest', 'cubic' and 'spline'. Outside the result is NaN, or a
%   number that follows the method.

method = 'linear';
outside = [];
args = varargin;
for k = 1:numel(args)
    if ischar(args{k}) || isstring(args{k})
        method = lower(char(args{k}));
        if k < numel(args)
            outside = args{k+1};
        end
        args = args(1:k-1);
        break
    end
end
if numel(args) < 5
    z = args{1};
    x = 1:size(z, 2);
    y = 1:size(z, 1);
    if numel(args) == 3
        xi = args{2};
        yi = args{3};
    else
        halves = 1;
        if numel(args) == 2
            halves = args{2};
        end
        xi = 1:2^-halves:size(z, 2);
        yi = (1:2^-halves:size(z, 1)).';
    end
else
    [x, y, z, xi, yi] = args{1:5};
end
if ~isvector(x)
    x = x(1, :);
end
if ~isvector(y)
    y = y(:, 1);
end
if isvector(xi) && isvector(yi) && numel(xi) * numel(yi) > 1 ...
        && (isrow(xi) ~= isrow(yi) || numel(xi) ~= numel(yi))
    [xi, yi] = meshgrid(xi, yi);
end
if any(strcmp(method, {'cubic', 'spline', 'makima'}))
    zi = by_splines(x, y, z, xi, yi);
else
    zi = by_cells(x, y, z, xi, yi, strcmp(method, 'nearest'));
end
if ~isempty(outside)
    zi(xi < x(1) | xi > x(end) | yi < y(1) | yi > y(end)) = outside;
end
end

function zi = by_cells(x, y, z, xi, yi, nearest)
zi = zeros(size(xi));
nx = numel(x);
ny = numel(y);
for k = 1:numel(xi)
    if ~(xi(k) >= x(1) && xi(k) <= x(nx) && yi(k) >= y(1) && yi(k) <= y(ny))
        zi(k) = NaN;
        continue
    end
    i = min(find(x <= xi(k), 1, 'last'), nx - 1);
    j = min(find(y <= yi(k), 1, 'last'), ny - 1);
    u = (xi(k) - x(i)) / (x(i+1) - x(i));
    v = (yi(k) - y(j)) / (y(j+1) - y(j));
    if nearest
        zi(k) = z(j + (v >= 0.5), i + (u >= 0.5));
    else
        zi(k) = (1-u)*(1-v)*z(j,i) + u*(1-v)*z(j,i+1) + (1-u)*v*z(j+1,i) + u*v*z(j+1,i+1);
    end
end
end

function zi = by_splines(x, y, z, xi, yi)
zi = NaN(size(xi));
for k = 1:numel(xi)
    if xi(k) >= x(1) && xi(k) <= x(end) && yi(k) >= y(1) && yi(k) <= y(end)
        column = zeros(numel(y), 1);
        for j = 1:numel(y)
            column(j) = spline(x, z(j, :), xi(k));
        end
        zi(k) = spline(y, column, yi(k));
    end
end
end
