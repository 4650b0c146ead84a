% The fractal of main.m at a size worth timing.
[basin, steps] = nfrc([1 0 0 -1], 60, 1.7, 40);
fprintf('%d %d %d %d\n', sum(basin(:) == 0), sum(basin(:) == 1), sum(basin(:) == 2), sum(basin(:) == 3));
fprintf('%d steps\n', sum(steps(:)));
