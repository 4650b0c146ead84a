% Adaptive quadrature: the area under two humps, at three tolerances.
a = 0;
b = 1;
exact = 10*(atan(10*(b - 0.3)) - atan(10*(a - 0.3))) + 5*(atan(5*(b - 0.9)) - atan(5*(a - 0.9))) - 6*(b - a);

for digits = [4 7 10]
    [area, panels, passes] = adpt(a, b, 10^(-digits), 2000);
    widths = panels(:, 2) - panels(:, 1);
    fprintf('tol 1e-%02d: area %.8f, %d panels, %d passes\n', digits, area, size(panels, 1), passes);
    fprintf('  widths from %.8f to %.8f, sum %.10g\n', min(widths), max(widths), sum(widths));
    if abs(area - exact) < 10^(-digits)
        fprintf('  within the tolerance of %.8f\n', exact);
    else
        fprintf('  missed %.8f\n', exact);
    end
end
