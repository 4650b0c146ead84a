a = ones(2, 3);
b = a ^ 2;
