% Three spheres on a floor, as a picture of characters.
spheres = [0 0 -4 1 0.4; -2 -0.4 -4.5 0.6 0.1; 1.6 -0.5 -3 0.5 0.7];
colours = [0.9 0.2 0.2; 0.2 0.8 0.3; 0.9 0.9 0.9];
image = rayt(36, 14, spheres, colours, [4 6 0], 2);
grey = 0.3*image(:, :, 1) + 0.59*image(:, :, 2) + 0.11*image(:, :, 3);
shades = ' .:-=+*#%@';
for row = 1:size(grey, 1)
    level = floor(grey(row, :)*9.99) + 1;
    fprintf('%s\n', shades(level));
end
fprintf('mean of the colours');
for k = 1:3
    layer = image(:, :, k);
    fprintf(' %.6f', mean(layer(:)));
end
fprintf('\nsize %d %d %d\n', size(image));
