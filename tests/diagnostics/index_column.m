a = magic(3);
n = size(a, 1) + 1;
b = a(2, n);
