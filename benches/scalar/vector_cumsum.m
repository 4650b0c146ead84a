% Running sums of ten million numbers.
x = mod(1:10000000, 10);
y = cumsum(x);
fprintf('%.0f %.0f\n', y(end), sum(mod(y, 7)));
