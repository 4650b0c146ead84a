function y = nth_element(x, n, dim)
% NTH_ELEMENT  The n-th smallest elements.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
x = sort(x, dim);
place = repmat({':'}, 1, ndims(x));
place{dim} = n;
y = x(place{:});
end
