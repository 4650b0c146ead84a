function [y, i] = maxk(x, k, dim)
% MAXK  The k largest elements, the largest first.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
[y, i] = sort(x, dim, 'descend');
k = min(k, size(x, dim));
if dim == 1
    y = y(1:k, :);
    i = i(1:k, :);
else
    y = y(:, 1:k);
    i = i(:, 1:k);
end
end
