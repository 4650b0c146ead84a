function pendulum(degrees)
% PENDULUM  A pendulum that swings with friction, by the Runge-Kutta method.
%   pendulum(degrees) lets it go at an angle; without an argument at 60.
if nargin < 1
    degrees = 60;
end
par.g = 9.81;
par.len = 1.2;
par.friction = 0.25;
f = @(t, y) [y(2); -par.g/par.len*sin(y(1)) - par.friction*y(2)];

steps = 400;
h = 0.02;
y = zeros(2, steps + 1);
y(:, 1) = [degrees*pi/180; 0];
for k = 1:steps
    y(:, k+1) = rungeKuttaStep(f, h*(k - 1), y(:, k), h);
end

% a strip chart: one line for each fifth of a second
width = 41;
for k = 1:10:steps + 1
    angle = y(1, k)*180/pi;
    line = repmat(' ', 1, width);
    line((width + 1)/2) = '|';
    line(round((width - 1)/2*(1 + angle/90)) + 1) = 'o';
    fprintf('%4.1f s %7.2f deg  %s\n', h*(k - 1), angle, line);
end
fprintf('energy lost: %.1f %%\n', 100*(1 - energy(y(:, end), par)/energy(y(:, 1), par)));
end

function y = rungeKuttaStep(f, t, y, h)
% One step of the classical method of order four.
k1 = f(t, y);
k2 = f(t + h/2, y + h/2*k1);
k3 = f(t + h/2, y + h/2*k2);
k4 = f(t + h, y + h*k3);
y = y + h/6*(k1 + 2*k2 + 2*k3 + k4);
end

function e = energy(y, par)
% Energy per mass, zero at rest.
e = 0.5*(par.len*y(2))^2 + par.g*par.len*(1 - cos(y(1)));
end
