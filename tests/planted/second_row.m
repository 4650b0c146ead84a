x = 1:3;
y = x(2, 2); %! certain-error
disp(y);
