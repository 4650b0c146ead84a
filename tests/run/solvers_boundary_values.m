% Boundary value problems against what is known of their solutions.
p = @(x) fprintf('%s\n', mat2str(x, 6));
% y'' = -y, y(0) = 0, y(1) = 1: sin(x)/sin(1)
sol = bvp4c(@(x, y) [y(2); -y(1)], @(a, b) [a(1); b(1) - 1], bvpinit(linspace(0, 1, 5), [1 0]));
disp(sol.solver)
p(round(deval(sol, 0.5, 1), 4));
p(round(sin(0.5) / sin(1), 4));
% Mathieu's equation with its parameter 17.097
sol = bvp4c(@(x, y, l) [y(2); -(l - 10 * cos(2 * x)) * y(1)], @(a, b, l) [a(2); b(2); a(1) - 1], ...
    bvpinit(linspace(0, pi, 10), @(x) [cos(4 * x); -4 * sin(4 * x)], 15));
p(round(sol.parameters, 2));
sol = bvp5c(@(x, y) [y(2); -y(1)], @(a, b) [a(1); b(1) - 1], bvpinit(linspace(0, 1, 5), [1 0]), bvpset('RelTol', 1e-6));
p(round(deval(sol, 0.5, 1), 5));
