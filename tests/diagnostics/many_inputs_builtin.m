x = cos(1, 2);
