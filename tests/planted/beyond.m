x = [1 2 3];
y = x(5); %! certain-error
disp(y);
