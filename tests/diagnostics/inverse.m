a = ones(2, 3);
y = inv(a);
