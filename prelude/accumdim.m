function y = accumdim(subs, values, dim, n, f, fill)
% ACCUMDIM  Slices along a dimension, summed (or reduced by f) by group.

if nargin < 3 || isempty(dim)
    dim = find(size(values) ~= 1, 1);
end
if nargin < 4 || isempty(n) || n == 0
    n = max(subs(:));
end
if nargin < 5 || isempty(f)
    f = @sum;
end
if nargin < 6
    fill = 0;
end
extents = size(values);
extents(dim) = n;
y = repmat(fill, extents);
place = repmat({':'}, 1, ndims(values));
for k = 1:n
    from = place;
    from{dim} = find(subs == k);
    if ~isempty(from{dim})
        to = place;
        to{dim} = k;
        y(to{:}) = f(values(from{:}), dim);
    end
end
end
