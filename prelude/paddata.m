function b = paddata(a, sizes, varargin)
% PADDATA  Array filled up where it is smaller than the extents given; options are
%   those of resize.

k = find(cellfun(@(a) isequal(strcmpi(a, 'Dimension'), true), varargin(1:2:end)), 1);
if ~isempty(k)
    dims = varargin{2 * k};
elseif isscalar(sizes)
    dims = find(size(a) ~= 1, 1);
    if isempty(dims)
        dims = 1;
    end
else
    dims = 1:numel(sizes);
end
for k = 1:numel(dims)
    wanted(k) = max(sizes(min(k, numel(sizes))), size(a, dims(k)));
end
b = resize(a, wanted, 'Dimension', dims, varargin{:});
end
