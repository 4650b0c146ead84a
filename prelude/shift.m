function y = shift(x, n, varargin)
% SHIFT  Circular shift along the first dimension that is not 1.

if isempty(varargin)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
    y = circshift(x, n, dim);
else
    y = circshift(x, n, varargin{1});
end
end
