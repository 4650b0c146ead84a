function out = rod(n)
% Temperature of a rod that is held at both ends, by the method of lines.
rod.len = single(8);
rod.left = single(1);
rod.right = single(5);
out = heat(rod, 0.25, 0.01, n, [0 12]);
end

function out = heat(rod, a, c, n, span, steps)
switch nargin
    case 4
        span = [0 4];
        steps = 50;
    case 5
        steps = 60;
end
h = rod.len / (n + 1);
x = (h:h:rod.len - h)';
u = x;
u(1:round(n/2)) = rod.left;
[D, b] = second(n, rod.left, rod.right, h);
f = @(t, u) a*(D*u + b) + c*t;
[t, out] = euler(f, span, u, steps);
end

function [D, b] = second(n, left, right, h)
D = toeplitz([-2; 1; zeros(n-2, 1)], [-2, 1, zeros(1, n-2)]) ./ h^2;
b = [left/h^2; zeros(n-2, 1); right/h^2];
end

function [t, y] = euler(f, span, y0, steps)
h = (span(2) - span(1)) / steps;
t = (span(1):h:span(2)).';
y = [y0, zeros(length(y0), steps)];
for j = 1:steps
    y(:, j+1) = y(:, j) + h*f(t(j), y(:, j));
end
end
