% Events, dense output, refinement and statistics of the solvers of differential equations.
% A stone thrown up at 20 m/s: it falls back at t = 2 v / g.
options = odeset('Events', @ground, 'RelTol', 1e-8, 'AbsTol', 1e-10);
[t, y, te, ye, ie] = ode45(@fall, [0 10], [0; 20], options);
fprintf('%.6f %.6f %.6f %d\n', te, abs(ye(1)), ye(2), ie);
fprintf('%d %d\n', t(end) == te, abs(y(end, 1)) < 1e-6);
% both events of a vibration, none of them terminal
[~, ~, te, ~, ie] = ode45(@(t, y) [y(2); -y(1)], [0 4], [1; 0], odeset('Events', @signs, 'RelTol', 1e-9, 'AbsTol', 1e-12));
fprintf('%.5f %d\n', [te, ie]');
% one result is a struct for deval
sol = ode45(@(t, y) -y, [0 2], 1, odeset('RelTol', 1e-9, 'AbsTol', 1e-12));
fprintf('%s %d\n', sol.solver, sol.x(end) == 2);
[v, d] = deval(sol, [0 0.5 1.3 2]);
fprintf('%d %d\n', max(abs(v - exp(-[0 0.5 1.3 2]))) < 1e-7, max(abs(d + exp(-[0 0.5 1.3 2]))) < 1e-4);
try
    deval(sol, 3);
catch e
    fprintf('%s\n', e.message);
end
% four results for each step, or as Refine says
[t1, ~] = ode45(@(t, y) -y, [0 1], 1);
[t2, ~] = ode45(@(t, y) -y, [0 1], 1, odeset('Refine', 1));
fprintf('%d %d\n', numel(t1), numel(t2));
[t, y] = ode45(@(t, y) -y, [0 1], 1, odeset('Stats', 'on'));
[t, y] = ode23(@(t, y) 2 * t, [0 0.5 1 3], 0);
fprintf('%g %.4f\n', [t, y]');
% a mass matrix, a bound
[~, y] = ode45(@(t, y) -4 * y, [0 1], 1, odeset('Mass', 2, 'RelTol', 1e-8));
fprintf('%.5f\n', y(end));
[~, y] = ode45(@(t, y) -50 * y, [0 1], 1, odeset('NonNegative', 1));
fprintf('%d\n', all(y >= 0));
% two and three variables, stiff problems
q = integral2(@(x, y) 1 ./ (sqrt(x + y) .* (1 + x + y).^2), 0, 1, 0, @(x) 1 - x);
fprintf('%d\n', abs(q - (pi / 4 - 0.5)) < 1e-9);
q = integral3(@(x, y, z) y .* sin(x) + z .* cos(x), 0, pi, 0, 1, -1, 1);
fprintf('%d\n', abs(q - 2) < 1e-8);
[~, y] = ode15s(@(t, y) [y(2); 1000 * (1 - y(1)^2) * y(2) - y(1)], [0 3000], [2; 0]);
fprintf('%d\n', abs(y(end, 1) + 1.5105) < 0.01);
[t, y] = ode23s(@(t, y) -100 * (y - cos(t)), [0 0.5 1], 0, odeset('RelTol', 1e-8));
fprintf('%d\n', abs(y(3) - (1e4 * cos(1) + 100 * sin(1)) / 10001) < 1e-6);
% errors
try
    ode45(@(t, y) [1; 2], [0 1], 1);
catch e
    fprintf('%s\n', e.identifier);
end
try
    ode45(@(t, y) y, [1 1], 1);
catch e
    fprintf('%s\n', e.identifier);
end

function d = fall(~, y)
d = [y(2); -9.8];
end

function [value, terminal, way] = ground(~, y)
value = y(1);
terminal = 1;
way = -1;
end

function [value, terminal, way] = signs(~, y)
value = [y(1); y(2)];
terminal = [0; 0];
way = [0; 0];
end
