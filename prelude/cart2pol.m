function [theta, r, z] = cart2pol(x, y, z)
% CART2POL  Polar (or cylindrical) coordinates of points.

theta = atan2(y, x);
r = hypot(x, y);
end
