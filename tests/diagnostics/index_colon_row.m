m = ones(2, 3);
for r = 1:3
    y = m(r, :);
end
