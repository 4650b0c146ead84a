function y = dct(x, n, dim)
% DCT  Discrete cosine transform of type two, orthogonal.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
t = permute(x, order);
shape = size(t);
if nargin > 1 && ~isempty(n)
    t = resize(reshape(t, shape(1), []), [n, prod(shape(2:end))]);
    shape(1) = n;
end
n = shape(1);
t = reshape(t, n, []);
k = (0:n - 1)';
c = sqrt(2 / n) * cos(pi * k * (2 * k.' + 1) / (2 * n));
c(1, :) = c(1, :) / sqrt(2);
y = ipermute(reshape(c * t, shape), order);
end
