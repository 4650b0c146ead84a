s.a = 1;
y = s.a.b;
