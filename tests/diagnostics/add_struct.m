s.a = 1;
t = s + 1;
