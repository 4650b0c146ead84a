x = 1:4;
y = x(end + 1);
