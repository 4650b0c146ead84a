% The barrier of main.m at a size worth timing.
[psi, x, log] = sch2(4000, 15, 0.005, 4000, @(x) 4*(abs(x) < 0.5), {-4, 1, 2.5});
fprintf('norm %.8f, energy %.5f, passed %.5f\n', log(4000, 1), log(4000, 3), transmitted(psi, x, 0.5));
