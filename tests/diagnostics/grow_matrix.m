a = magic(2);
a(7) = 1;
