x = 3;
if x = 3 %! assign-for-equal
    disp(x);
end
