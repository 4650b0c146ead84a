function [T, Y, work] = beul(f, tspan, y0, n, tol)
% BEUL  Backward Euler method for stiff systems y' = f(t, y).
%   [T, Y, work] = beul(f, tspan, y0, n, tol) takes n equal steps from
%   tspan(1) to tspan(2). Row k of Y is the solution at T(k). work has the
%   number of Newton iterations of each step. tol is optional.
if nargin < 5
    tol = 1e-10;
end
T = timeGrid(tspan, n);
h = T(2) - T(1);
Y = zeros(n + 1, length(y0));
Y(1, :) = y0(:)';
work = zeros(1, n);
for k = 1:n
    old = Y(k, :)';
    tnew = T(k + 1);

    % the new value solves g(y) = 0
    g = @(y) y - old - h*f(tnew, y);
    guess = predictor(f, T(k), old, h);
    [y, work(k)] = newtonSolve(g, guess, tol);
    Y(k + 1, :) = y';
end
end
