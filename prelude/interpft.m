function y = interpft(x, n, dim)
% INTERPFT  Interpolation to n points by the Fourier transform.

if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
order = [dim, 1:dim-1, dim+1:ndims(x)];
t = permute(x, order);
shape = size(t);
m = shape(1);
t = reshape(t, m, []);
step = 1;
if n < m
    step = floor(m / n) + 1;
    n = step * n;
end
f = fft(t, [], 1);
half = ceil((m + 1) / 2);
g = [f(1:half, :); zeros(n - m, size(f, 2)); f(half+1:m, :)];
if mod(m, 2) == 0 && n > m
    g(half, :) = g(half, :) / 2;
    g(half + n - m, :) = g(half, :);
end
y = ifft(g, [], 1);
if isreal(x)
    y = real(y);
end
y = y * n / m;
y = y(1:step:n, :);
shape(1) = size(y, 1);
y = ipermute(reshape(y, shape), order);
end
