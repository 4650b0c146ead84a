[a, b] = cos(1);
