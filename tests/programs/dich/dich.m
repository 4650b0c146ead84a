function [U, iterations, change] = dich(a, b, h, tol, maxIter)
% DICH  Dirichlet problem of Laplace's equation on a rectangle.
%   [U, iterations, change] = dich(a, b, h, tol, maxIter) solves
%   u_xx + u_yy = 0 on [0,a] x [0,b] with grid size h by successive
%   over-relaxation. On the boundary the function is x^4 - 6 x^2 y^2 + y^4,
%   which is harmonic itself, so that the solution is known.

n = fix(a/h) + 1;
m = fix(b/h) + 1;

% start from the mean of the corner values
U = zeros(n, m);
average = (a^4 + b^4 + (a^4 - 6*a^2*b^2 + b^4))/4;
U(2:n-1, 2:m-1) = average*ones(n - 2, m - 2);

% boundary values
for j = 1:m
    y = h*(j - 1);
    U(1, j) = y^4;
    U(n, j) = a^4 - 6*a^2*y^2 + y^4;
end
for i = 1:n
    x = h*(i - 1);
    U(i, 1) = x^4;
    U(i, m) = x^4 - 6*x^2*b^2 + b^4;
end

% the best relaxation factor for a rectangle
omega = 4/(2 + sqrt(4 - (cos(pi/(n - 1)) + cos(pi/(m - 1)))^2));

change = 2*tol;
iterations = 0;
while change > tol && iterations < maxIter
    change = 0;
    for j = 2:m-1
        for i = 2:n-1
            residual = U(i, j+1) + U(i, j-1) + U(i+1, j) + U(i-1, j) - 4*U(i, j);
            step = omega*residual/4;
            U(i, j) = U(i, j) + step;
            if change < abs(step)
                change = abs(step);
            end
        end
    end
    iterations = iterations + 1;
end
end
