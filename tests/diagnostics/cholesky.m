a = [1 2; 2 1];
y = chol(a);
