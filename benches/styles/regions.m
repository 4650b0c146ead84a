function regions()
% REGIONS  Connected cells of a grid, found by a stack whose rows are places.
n = 1000;
seed = 21;
open = zeros(n);
for k = 1:n*n
    seed = mod(16807*seed, 2147483647);
    open(k) = mod(floor(seed/16), 100) < 60;
end
label = zeros(n);
count = 0;
largest = 0;
steps = [0 0 1 -1; 1 -1 0 0];
for j = 1:n
    for i = 1:n
        if open(i, j) && label(i, j) == 0
            count = count + 1;
            stack = [i, j];
            label(i, j) = count;
            cells = 0;
            while ~isempty(stack)
                p = stack(end, :);
                stack(end, :) = [];
                cells = cells + 1;
                for d = 1:4
                    q = p + steps(:, d)';
                    if all(q >= 1) && all(q <= n) && open(q(1), q(2)) && label(q(1), q(2)) == 0
                        label(q(1), q(2)) = count;
                        stack(end + 1, :) = q;
                    end
                end
            end
            largest = max(largest, cells);
        end
    end
end
fprintf('%d regions, the largest of %d cells\n', count, largest);
end
