function [gx, gy] = gradient(f, varargin)
% GRADIENT  Numerical gradient: central differences, one-sided at the ends.
%   gradient(f, h) has spacing h; gradient(f, x, y) has spacings or points.

if isvector(f)
    x = (1:numel(f))';
    if nargin > 1
        x = points(varargin{1}, numel(f));
    end
    gx = reshape(slope(f(:), x), size(f));
    gy = zeros(size(f));
    return
end
[m, n] = size(f);
hx = 1;
hy = 1;
if nargin > 1
    hx = varargin{1};
    hy = hx;
end
if nargin > 2
    hy = varargin{2};
end
gx = slope(f.', points(hx, n)).';
gy = slope(f, points(hy, m));
end

function x = points(h, n)
if isscalar(h)
    x = (0:n-1)' * h;
else
    x = h(:);
end
end

function g = slope(f, x)
% Along the rows.
n = size(f, 1);
g = zeros(size(f));
if n > 1
    g(1, :) = (f(2, :) - f(1, :)) / (x(2) - x(1));
    g(n, :) = (f(n, :) - f(n-1, :)) / (x(n) - x(n-1));
end
for k = 2:n-1
    g(k, :) = (f(k+1, :) - f(k-1, :)) / (x(k+1) - x(k-1));
end
end
