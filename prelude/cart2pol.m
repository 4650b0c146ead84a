function [theta, r, z] = cart2pol(x, y, z)
% CART2POL  Polar (or cylindrical) coordinates of points.
%   cart2pol(points) takes the coordinates from the columns of a matrix.

if nargin == 1
    if size(x, 2) > 2
        z = x(:, 3);
    end
    y = x(:, 2);
    x = x(:, 1);
end
theta = atan2(y, x);
r = hypot(x, y);
end
