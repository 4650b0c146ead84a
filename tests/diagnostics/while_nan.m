x = [1 NaN];
while x(2)
    x(2) = 0;
end
