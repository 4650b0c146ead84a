a = [ones(2, 2), ones(3, 2)]; %! certain-error
disp(a);
