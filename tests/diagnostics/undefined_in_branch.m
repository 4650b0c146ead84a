x = 1;
if x > 2
    y = 5;
end
fprintf('%d\n', y);
