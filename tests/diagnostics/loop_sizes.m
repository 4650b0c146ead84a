x = zeros(1, 3);
for k = 1:3
    x = x + ones(1, 4 - k + 1);
end
