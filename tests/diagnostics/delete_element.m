m = magic(3);
m(1, 1) = [];
