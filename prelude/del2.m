function l = del2(u, varargin)
% DEL2  Discrete Laplacian over twice the number of dimensions; of a vector the second
%   difference over four. At the ends it is extrapolated from inside.
%   del2(u, h) has spacing h; del2(u, x, y, ...) has a spacing or the points for each
%   direction, along columns (the second dimension) first.

if isvector(u)
    h = 1;
    if nargin > 1
        h = varargin{1};
    end
    l = reshape(second(u(:), steps(h, numel(u))), size(u)) / 4;
    return
end
n = ndims(u);
l = zeros(size(u));
for k = 1:n
    h = 1;
    if nargin == 2
        h = varargin{1};
    elseif nargin > k
        h = varargin{k};
    end
    dim = k;
    if k < 3
        dim = 3 - k;
    end
    order = [dim, 1:dim - 1, dim + 1:n];
    v = permute(u, order);
    s = size(v);
    v = second(reshape(v, s(1), prod(s(2:end))), steps(h, s(1)));
    l = l + ipermute(reshape(v, s), order);
end
l = l / (2 * n);
end

function h = steps(h, n)
if isscalar(h)
    h = h * ones(n - 1, 1);
else
    h = reshape(diff(h(:)), numel(h) - 1, 1);
end
end

function d = second(u, h)
n = size(u, 1);
kind = 'double';
if isa(u, 'single') || isa(h, 'single')
    kind = 'single';
end
d = zeros(size(u), kind);
if n < 3
    return
end
s = diff(u, 1, 1) ./ h;
d(2:n-1, :) = 2 * diff(s, 1, 1) ./ (h(1:n-2) + h(2:n-1));
if n == 3
    d(1, :) = d(2, :);
    d(3, :) = d(2, :);
else
    d(1, :) = d(2, :) - (d(3, :) - d(2, :)) * h(1) / h(2);
    d(n, :) = d(n-1, :) + (d(n-1, :) - d(n-2, :)) * h(n-1) / h(n-2);
end
end
