% The quadrature of main.m at a size worth timing.
[area, panels, passes] = adpt(-1, 6, 4e-17, 22000);
widths = panels(:, 2) - panels(:, 1);
fprintf('area %.10g, %d panels, %d passes\n', area, size(panels, 1), passes);
fprintf('widths from %.10g to %.10g, sum %.10g\n', min(widths), max(widths), sum(widths));
