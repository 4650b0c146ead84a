x = 3;
[a, b] = x;
