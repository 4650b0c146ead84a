x = 1:3;
y = 1:4;
disp(x + y); %! certain-error
