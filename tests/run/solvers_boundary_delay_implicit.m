% Boundary values, delays, implicit equations, equations in space: against what is known of the solutions.
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
% y' = -y(t - 1), y = 1 before 0: 1 - t up to 1, then (t - 1)^2/2 - t + 1
sol = dde23(@(t, y, Z) -Z, 1, 1, [0 2]);
p(round(deval(sol, [0.5 1 1.5 2]), 4));
p(sol.discont);
sol = dde23(@(t, y, Z) -Z, 1, 1, [0 5], ddeset('Events', @stop_at_zero));
p(round([sol.xe sol.x(end)], 4));
sol = ddesd(@(t, y, Z) -Z, @(t, y) t - 1, @(t) 1, [0 2]);
p(round(sol.y(end), 4));
% y' + y = 0
[t, y] = ode15i(@(t, y, yp) yp + y, [0 0.5 1], 1, -1);
p([t round(y, 3)]);
[y0, yp0] = decic(@(t, y, yp) yp + y, 0, 1, 1, 0, 0);
p([y0 yp0]);
% Robertson's equations with a balance
robertson = @(t, y, yp) [yp(1) + 0.04 * y(1) - 1e4 * y(2) * y(3)
    yp(2) - 0.04 * y(1) + 1e4 * y(2) * y(3) + 3e7 * y(2)^2
    sum(y) - 1];
[t, y] = ode15i(robertson, [0 4e3], [1; 0; 0], [-0.04; 0.04; 0], odeset('RelTol', 1e-4, 'AbsTol', [1e-6 1e-10 1e-6]));
p(round(y(end, [1 3]), 3));
% u_t = u_xx, u = sin(pi x) at 0: exp(-pi^2 t) sin(pi x)
x = linspace(0, 1, 21);
u = pdepe(0, @heat, @(x) sin(pi * x), @cold, x, [0 0.05 0.1]);
p(size(u));
p(round([u(3, 11) exp(-pi^2 * 0.1)], 2));
p(round(pdeval(0, x, u(3, :), 0.5), 2));

function [value, stops, way] = stop_at_zero(~, y, ~)
[value, stops, way] = deal(y, 1, 0);
end

function [c, f, s] = heat(~, ~, ~, ux)
[c, f, s] = deal(1, ux, 0);
end

function [pl, ql, pr, qr] = cold(~, ul, ~, ur, ~)
[pl, ql, pr, qr] = deal(ul, 0, ur, 0);
end
