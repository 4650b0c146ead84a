% The line of main.m at a size worth timing.
[x, v, energy] = nb1d(300, 0.002, 600);
fprintf('%.6f %.6f\n', x(1), x(300));
fprintf('kinetic energy %.6f\n', energy(600));
