function [x, y, z] = ellipsoid(xc, yc, zc, xr, yr, zr, n)
% ELLIPSOID  The surface of an ellipsoid with a center and half axes, on (n+1)-by-(n+1) points.

if nargin < 6
    error('MATLAB:minrhs', 'Not enough input arguments.');
elseif nargin < 7
    n = 20;
end
[x, y, z] = sphere(n);
x = xr * x + xc;
y = yr * y + yc;
z = zr * z + zc;
end
