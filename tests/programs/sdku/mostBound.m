function [row, col] = mostBound(grid)
% MOSTBOUND  The open field with the fewest candidates.
least = 10;
row = 0;
col = 0;
for i = 1:9
    for j = 1:9
        if grid(i, j) == 0
            n = sum(candidates(grid, i, j));
            if n < least
                least = n;
                row = i;
                col = j;
            end
        end
    end
end
end
