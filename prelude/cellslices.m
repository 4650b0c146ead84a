function c = cellslices(x, low, high, dim)
% CELLSLICES  Slices low(k):high(k) of an array along a dimension.

if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
c = cell(1, numel(low));
place = repmat({':'}, 1, ndims(x));
for k = 1:numel(low)
    place{dim} = low(k):high(k);
    c{k} = x(place{:});
end
end
