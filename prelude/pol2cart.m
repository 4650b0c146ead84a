function [x, y, z] = pol2cart(theta, r, z)
% POL2CART  Cartesian coordinates of points in polar coordinates.
%   pol2cart(points) takes the coordinates from the columns of a matrix.

if nargin == 1
    if size(theta, 2) > 2
        z = theta(:, 3);
    end
    r = theta(:, 2);
    theta = theta(:, 1);
end
x = r .* cos(theta);
y = r .* sin(theta);
end
