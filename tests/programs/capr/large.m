% main.m's problem at a size where C needs long enough to be timed.
[cap, sweeps] = capr(1, 1, 2, 2, 320, 1e-9, 1.98);
fprintf('%.8g pF/m after %d sweeps\n', cap, sweeps);
