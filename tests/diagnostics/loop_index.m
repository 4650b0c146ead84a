x = zeros(1, 10);
for k = 1:10
    x(k) = x(k + 1) + 1;
end
