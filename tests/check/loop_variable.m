for k = 1:10
    disp(k);
    k = k + 1;
end
for i = 1:2
    for i = 3:4
        disp(i);
    end
end
