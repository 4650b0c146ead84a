a = ones(2, 3);
b = ones(2, 3);
c = a * b;
