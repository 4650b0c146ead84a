function [x, y, rows, ends] = mc_sites(x, y, clamps)
% MC_SITES  The sites x of an interpolation in their order, and the values there, a row for each thing that is
%   interpolated; rows is what those rows are the extents of. The last dimension of y goes along x; a vector y is one
%   row of values. With clamps, there may be two values more than sites, whose first and last are the slopes at the
%   ends, else empty, and sites whose value is NaN are left out.

n = numel(x);
if isvector(y)
    rows = 1;
    y = reshape(y, 1, numel(y));
else
    s = size(y);
    rows = s(1:end - 1);
    y = reshape(y, prod(rows), s(end));
end
if n < 2
    error('MATLAB:chckxy:NotEnoughPts', 'There should be at least two data points.');
end
ends = zeros(size(y, 1), 0, class(y));
if clamps && size(y, 2) == n + 2
    ends = y(:, [1, n + 2]);
    y = y(:, 2:n + 1);
end
if size(y, 2) ~= n
    error('MATLAB:chckxy:NumSitesMismatchValues', ...
        'The number of sites, %d, is incompatible with the number of values, %d.', n, size(y, 2));
end
x = reshape(x, 1, n);
if clamps && any(isnan(y(:)))
    known = ~any(isnan(y), 1);
    x = x(known);
    y = y(:, known);
end
[x, order] = sort(x);
y = y(:, order);
if any(diff(x) == 0)
    error('MATLAB:chckxy:RepeatedSites', 'The data sites should be distinct.');
end
end
