a = ones(3, 2);
b = ones(2, 3);
c = a .* b;
