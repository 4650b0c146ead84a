% The bodies of main.m at a size worth timing.
[R, V, energy] = nb3d(200, 0.001, 1000);
fprintf('%.6f %.6f %.6f\n', R(1, 1), R(100, 2), R(200, 3));
fprintf('energy %.4f + %.4f\n', energy(1000, 1), energy(1000, 2));
