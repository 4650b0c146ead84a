function [y, i] = mink(x, k, dim)
% MINK  The k smallest elements, the smallest first.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
[y, i] = sort(x, dim);
k = min(k, size(x, dim));
if dim == 1
    y = y(1:k, :);
    i = i(1:k, :);
else
    y = y(:, 1:k);
    i = i(:, 1:k);
end
end
