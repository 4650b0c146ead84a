% Stiff equations by the backward Euler method.
lambda = -50;
decay = @(t, y) lambda*(y - cos(t));
[T, Y, work] = beul(decay, [0 1.5], 0, 60);
report('decay', T, Y, work, [0.1 0.75 1.5]);
fprintf('  close to the limit: %d\n', abs(Y(end) - cos(1.5)) < 0.03);

% chemical kinetics; the sum of the species is kept
[T, Y, work] = beul(@(t, y) kinetics(y, 0.04, 1e4, 3e3), [0 10], [1; 0; 0], 40, 1e-8);
report('kinetics', T, Y, work, [0.3 3 10]);
fprintf('  sum kept: %d\n', all(abs(sum(Y, 2) - 1) < 1e-6));

mu = 5;
[T, Y, work] = beul(@(t, y) oscillator(y, mu), [0 4], [2 0], 80);
report('oscillator', T, Y, work, [1 2.02 4]);
