x = 1:3;
n = 2;
y = x(n + ofset);
