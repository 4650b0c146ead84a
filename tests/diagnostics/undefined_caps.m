Total = 3;
y = total;
