% The Mandelbrot set as a picture of characters, and some counts.
n = 25;
limit = 60;
counts = mbrt(n, limit);
shades = ' .:-=+*#%@';
for i = 1:2:n
    level = min(floor(counts(i, :)/6) + 1, 10);
    fprintf('%s|\n', shades(level));
end
fprintf('inside %d of %d\n', sum(sum(counts == limit)), numel(counts));
fprintf('iterations %d\n', sum(counts(:)));
fprintf('largest outside %d\n', max(counts(counts < limit)));
