x = 3;
if x = 3
    disp(x);
end
