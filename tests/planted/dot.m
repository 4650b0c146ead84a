x = 3;
disp(x.value); %! certain-error
