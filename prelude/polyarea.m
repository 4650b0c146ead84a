function a = polyarea(x, y, dim)
% POLYAREA  Area of a polygon with these corners; each column of a matrix is a polygon
%   of its own, or the vectors along dimension dim.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
if ~isequal(size(x), size(y))
    if ~(isvector(x) && isvector(y) && numel(x) == numel(y))
        error('MATLAB:polyarea:XYSizeMismatch', 'X and Y must be the same size.');
    end
    y = reshape(y, size(x));
end
a = abs(sum(x .* circshift(y, -1, dim) - circshift(x, -1, dim) .* y, dim)) / 2;
end
