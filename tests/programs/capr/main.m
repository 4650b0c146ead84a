% Capacitance of a square line inside a square shield, on finer and finer grids.
for n = [8 12 16]
    [cap, sweeps] = capr(1, 1, 2, 2, n, 1e-9, 1.5);
    fprintf('n = %2d: %.8g pF/m after %d sweeps\n', n, cap, sweeps);
end

% a flat strip, relaxed at different speeds
for omega = [1.0 1.3 1.6 1.8]
    [cap, sweeps] = capr(2, 0.5, 4, 2, 8, 1e-8, omega);
    fprintf('omega = %.1f: %.6g pF/m after %d sweeps\n', omega, cap, sweeps);
end
