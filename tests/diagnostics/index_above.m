x = [1 2 3];
fprintf('before\n');
y = x(4);
