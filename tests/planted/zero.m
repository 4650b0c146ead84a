x = 1:4;
k = 0;
disp(x(k)); %! certain-error
