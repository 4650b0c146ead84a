function [x, y, z] = pol2cart(theta, r, z)
% POL2CART  Cartesian coordinates of points in polar coordinates.

x = r .* cos(theta);
y = r .* sin(theta);
end
