function [x, y, z] = peaks(n, v)
% PEAKS  A function of two variables with hills and valleys, on n-by-n points
%   of [-3, 3] or at given points.

if nargin == 0
    n = 49;
end
if nargin == 2
    x = n;
    y = v;
elseif isscalar(n)
    [x, y] = meshgrid(linspace(-3, 3, n));
else
    [x, y] = meshgrid(n);
end
z = 3 * (1 - x).^2 .* exp(-x.^2 - (y + 1).^2) - 10 * (x / 5 - x.^3 - y.^5) .* exp(-x.^2 - y.^2) ...
    - 1 / 3 * exp(-(x + 1).^2 - y.^2);
if nargout < 2
    x = z;
end
end
