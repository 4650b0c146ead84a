a = ones(2, 3);
b = a * a; %! certain-error
disp(b);
