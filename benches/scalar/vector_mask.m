% Selection by a mask from five million numbers.
x = mod((1:5000000)*0.6180339887498949, 1);
y = x(x > 0.5);
fprintf('%d %.4f\n', numel(y), sum(y));
