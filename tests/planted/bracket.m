x = (1 + 2; %! syntax-error
disp(x);
