function [x, y, z] = sph2cart(az, el, r)
% SPH2CART  Cartesian coordinates from azimuth, elevation and radius.

z = r .* sin(el);
flat = r .* cos(el);
x = flat .* cos(az);
y = flat .* sin(az);
end
