for k = 1:10
    disp(k);
    k = k + 1; %! loop-variable
end
