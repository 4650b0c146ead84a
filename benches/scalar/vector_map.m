% Elementwise functions on a million numbers, ten times.
x = linspace(0, 10, 1000000);
for k = 1:10
    y = sin(x).*exp(-x) + x.^2;
end
fprintf('%.3f %.8f\n', sum(y), y(500000));
