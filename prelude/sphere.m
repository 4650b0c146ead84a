function [x, y, z] = sphere(n)
% SPHERE  Coordinates of the unit sphere on a grid of n by n faces.

if nargin < 1
    n = 20;
end
theta = (-n:2:n) / n * pi;
phi = (-n:2:n).' / n * pi / 2;
c = cos(phi);
c(1) = 0;
c(n+1) = 0;
s = sin(theta);
s(1) = 0;
s(n+1) = 0;
x = c * cos(theta);
y = c * s;
z = sin(phi) * ones(1, n+1);
end
