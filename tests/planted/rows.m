a = [1 2 %! certain-error
3];
disp(a);
