function [g, y] = planerot(x)
% PLANEROT  Rotation of the plane that brings a point onto the first axis.

if x(2) ~= 0
    r = norm(x(:));
    g = [x(:)'; -x(2), x(1)] / r;
    y = [r; 0];
else
    g = eye(2, 'like', x);
    y = x(:);
end
end
