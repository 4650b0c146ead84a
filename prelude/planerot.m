function [g, y] = planerot(x)
% PLANEROT  Rotation of the plane that brings a point onto the first axis.

r = norm(x(:));
if x(2) ~= 0
    g = [x(:)'; -x(2), x(1)] / r;
else
    g = eye(2);
end
y = g * x(:);
end
