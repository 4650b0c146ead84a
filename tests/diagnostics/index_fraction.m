x = [1 2 3];
for k = 1:0.5:2
    fprintf('%g\n', x(k));
end
