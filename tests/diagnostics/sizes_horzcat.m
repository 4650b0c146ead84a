a = ones(2, 1);
b = [a, ones(3, 1)];
