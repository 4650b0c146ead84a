% The picture of main.m at a size worth timing.
spheres = [0 0 -4 1 0.4; -2 -0.4 -4.5 0.6 0.1; 1.6 -0.5 -3 0.5 0.7];
colours = [0.9 0.2 0.2; 0.2 0.8 0.3; 0.9 0.9 0.9];
image = rayt(200, 90, spheres, colours, [4 6 0], 3);
fprintf('%.5f %.5f %.5f\n', mean(mean(image(:, :, 1))), mean(mean(image(:, :, 2))), mean(mean(image(:, :, 3))));
