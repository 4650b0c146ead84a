m = magic(4);
rows = [1 0];
y = m(rows, 1);
