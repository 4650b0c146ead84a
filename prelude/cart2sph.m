function [az, el, r] = cart2sph(x, y, z)
% CART2SPH  Azimuth, elevation and radius from Cartesian coordinates.
%   cart2sph(points) takes the coordinates from the columns of a matrix.

if nargin == 1
    z = x(:, 3);
    y = x(:, 2);
    x = x(:, 1);
end
flat = hypot(x, y);
r = hypot(flat, z);
el = atan2(z, flat);
az = atan2(y, x);
end
