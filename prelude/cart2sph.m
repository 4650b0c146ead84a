function [az, el, r] = cart2sph(x, y, z)
% CART2SPH  Azimuth, elevation and radius from Cartesian coordinates.

flat = hypot(x, y);
r = hypot(flat, z);
el = atan2(z, flat);
az = atan2(y, x);
end
