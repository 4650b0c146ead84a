function y = postpad(x, n, c, dim)
% POSTPAD  Array filled up at its end, or cut, to n elements along a dimension.

if nargin < 3
    c = 0;
end
if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 2;
    end
end
s = size(x);
m = size(x, dim);
if m >= n
    places = repmat({':'}, 1, ndims(x));
    places{dim} = 1:n;
    y = x(places{:});
else
    s(dim) = n - m;
    y = cat(dim, x, repmat(c, s));
end
end
