function [x, y, z] = cylinder(r, n)
% CYLINDER  Coordinates of a surface of revolution of height 1 with the profile r.

if nargin < 1
    r = [1 1];
end
if nargin < 2
    n = 20;
end
r = r(:);
if numel(r) == 1
    r = [r; r];
end
m = numel(r);
t = (0:n) / n * 2 * pi;
s = sin(t);
s(end) = 0;
x = r * cos(t);
y = r * s;
z = (0:m-1).' / (m-1) * ones(1, n+1);
end
