function y = nufft(x, t, f, dim)
% NUFFT  Fourier sums at times t and frequencies f: y(k) is the sum of x(j) * exp(-2i*pi*t(j)*f(k)).

if nargin < 4
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
        dim = 1;
    end
end
n = size(x, dim);
if nargin < 2 || isempty(t)
    t = 0:n-1;
end
if nargin < 3 || isempty(f)
    f = (0:n-1) / n;
end
order = [dim, 1:dim-1, dim+1:max(ndims(x), dim)];
z = permute(x, order);
s = size(z);
z = exp(-2i * pi * (f(:) * t(:).')) * reshape(z, n, []);
s(1) = numel(f);
y = ipermute(reshape(z, s), order);
end
