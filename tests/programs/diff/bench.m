% The fringes of main.m at a size worth timing.
positions = linspace(-40000, 40000, 4001);
intensity = slits(0.65, 20, 100, 1e6, 80, positions);
fprintf('%.6f %.6f %.6f\n', intensity(1), intensity(2150), intensity(3000));
fprintf('sum %.4f\n', sum(intensity));
