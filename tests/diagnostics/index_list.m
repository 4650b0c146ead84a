m = magic(4);
rows = [1 5];
y = m(rows, 1);
