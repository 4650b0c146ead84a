function p = atan2d(y, x)
% ATAN2D  Angle of the point (x, y) in degrees.

p = atan2(y, x) * (180 / pi);
end
