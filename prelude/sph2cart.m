function [x, y, z] = sph2cart(az, el, r)
% SPH2CART  Cartesian coordinates from azimuth, elevation and radius.
%   sph2cart(points) takes the coordinates from the columns of a matrix.

if nargin == 1
    r = az(:, 3);
    el = az(:, 2);
    az = az(:, 1);
end
z = r .* sin(el);
flat = r .* cos(el);
x = flat .* cos(az);
y = flat .* sin(az);
end
