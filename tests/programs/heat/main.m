function result = main(N)
% MAIN  Temperatures of a heat rod, computed in single precision.
%   result = main(N) has a row for each of N inner points and a column for
%   each time step. Without an output a summary is printed.
if nargin < 1
    N = 9;
end

% the rod: its length, and the temperatures it is held at left and right
rod.L = single(10);
rod.Ta = single(3);
rod.Tb = single(4);

a = .2;            % diffusivity
A = 0.05;          % heat from outside
Tspan = [0 20];
T = solveSystem(rod, a, A, N, Tspan);

if nargout > 0
    result = T;
else
    fprintf('%d points, %d times, class %s\n', size(T, 1), size(T, 2), class(T));
    for j = [1 26 51 101]
        fprintf('t = %4.1f:', 0.2*(j - 1));
        fprintf(' %.3f', T(1:2:end, j));
        fprintf('\n');
    end
    fprintf('hottest %.3f\n', max(T(:)));

    % the same with the default time span, and with all arguments
    T = solveSystem(rod, a, A, N);
    fprintf('%d times, last %.3f\n', size(T, 2), T(5, end));
    T = solveSystem(rod, a, 0, N, [0 1], 5);
    fprintf('%d times, last %.3f\n', size(T, 2), T(5, end));
end
end

function out = solveSystem(rod, a, A, N, Tspan, Tsteps)
% The method of lines: a matrix for the second derivative in space, and a
% Runge-Kutta method in time. Tspan and Tsteps are optional.
switch nargin
    case 4
        Tspan = [0, 10];
        Tsteps = 100;
    case 5
        Tsteps = 100;
end

% inner points of the rod, and the temperatures to start from
h = rod.L/(N + 1);
X = (h:h:rod.L - h)';
U0 = X;
mid = round(length(X)/2);
U0(1:mid) = rod.Ta;
U0(mid:end) = rod.Tb;

% u_t = a u_xx + A as a system of ordinary differential equations
[D, c] = Dxx(N, rod.Ta, rod.Tb, h);
f = @(t, u) a*(D*u + c) + A;
[T, out] = RungeKutta2(f, Tspan, U0, Tsteps);
end

function [D, c] = Dxx(N, a, b, h)
% Central differences: u_xx is D*u + c, where c holds the boundary values.
D = toeplitz([-2; 1; zeros(N-2, 1)], [-2, 1, zeros(1, N-2)])./h^2;
c = [a/h^2; zeros(N-2, 1); b/h^2];
end

function [X, Y] = RungeKutta2(f, tspan, y0, N)
% Heun's method for y' = f(t, y) with y0 at tspan(1), in N equal steps.
% X(j) is a time and Y(:, j) the solution there.
a = tspan(1);
b = tspan(2);
h = (b - a)/N;
Y = [y0, zeros(length(y0), N)];
X = (a:h:b)';
for j = 1:N
    k1 = h*f(X(j), Y(:, j));
    k2 = h*f(X(j) + h, Y(:, j) + k1);
    Y(:, j+1) = Y(:, j) + 1/2*(k1 + k2);
end
end
