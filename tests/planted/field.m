s = struct('length', 3);
n = s.lenght; %! certain-error
disp(n);
