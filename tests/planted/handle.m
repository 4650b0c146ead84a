f = @(x) x + 1;
disp(f(1, 2)); %! certain-error
