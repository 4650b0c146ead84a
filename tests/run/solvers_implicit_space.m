% Implicit equations and equations in space against what is known of their solutions.
p = @(x) fprintf('%s\n', mat2str(x, 6));
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

function [c, f, s] = heat(~, ~, ~, ux)
[c, f, s] = deal(1, ux, 0);
end

function [pl, ql, pr, qr] = cold(~, ul, ~, ur, ~)
[pl, ql, pr, qr] = deal(ul, 0, ur, 0);
end
