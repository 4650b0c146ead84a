for k = 1:3
    if k > 1
        disp(k);
end
