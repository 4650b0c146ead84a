x = 3;
y = sqroot(x);
