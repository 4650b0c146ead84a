function parts = wrong_class(n)
code = 12345;
parts = strsplit(code, '3'); %! certain-error
disp(n);
end
