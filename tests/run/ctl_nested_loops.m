% break and continue concern the innermost loop.
for i = 1:3
    for j = 1:5
        if j == 2
            continue
        end
        if j > i + 1
            break
        end
        fprintf('(%d,%d) ', i, j);
    end
end
fprintf('| %d %d\n', i, j);
