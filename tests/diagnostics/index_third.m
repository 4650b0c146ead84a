m = magic(3);
k = 2;
y = m(1, 1, k);
