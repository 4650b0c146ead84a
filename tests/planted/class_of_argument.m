t = strrep(5, 'a', 'b'); %! certain-error
disp(t);
