% The line of main.m at a size worth timing.
[cap, sweeps] = capr(1, 1, 2, 2, 40, 1e-9, 1.85);
fprintf('%.8g pF/m after %d sweeps\n', cap, sweeps);
