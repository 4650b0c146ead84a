function [r, q] = iqr(x, dim)
% IQR  Range between the quartiles, q, along a dimension, several, or of 'all' elements.

if nargin < 2
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
    if isequal(size(x), [0 0])
        x = x(:);
    end
elseif ischar(dim) || isstring(dim)
    x = x(:);
    dim = 1;
elseif ~isscalar(dim)
    dim = sort(reshape(dim, 1, []));
    n = max(ndims(x), max(dim));
    s = size(x);
    s(end + 1:n) = 1;
    rest = setdiff(1:n, dim);
    x = reshape(permute(x, [dim, rest]), [prod(s(dim)), ones(1, numel(dim) - 1), s(rest)]);
    q = quantile(x, [0.25; 0.75], 1);
    r = q(2, :) - q(1, :);
    s(dim) = 1;
    r = reshape(r, s);
    return
end
q = quantile(x, [0.25; 0.75], dim);
r = diff(q, 1, dim);
end
