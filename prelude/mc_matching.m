function match = mc_matching(A)
% MC_MATCHING  For each column a row of its own with a nonzero, as many as there can be; 0 for the others.

[m, n] = size(A);
match = zeros(1, n);
of_row = zeros(1, m);
for j = 1:n
    seen = false(1, m);
    [~, of_row] = augment(A, j, of_row, seen);
end
for i = 1:m
    if of_row(i) > 0
        match(of_row(i)) = i;
    end
end
end

function [done, of_row, seen] = augment(A, j, of_row, seen)
done = false;
rows = reshape(find(A(:, j)), 1, []);
for i = rows
    if of_row(i) == 0
        of_row(i) = j;
        done = true;
        return
    end
end
for i = rows
    if seen(i)
        continue
    end
    seen(i) = true;
    [done, of_row, seen] = augment(A, of_row(i), of_row, seen);
    if done
        of_row(i) = j;
        return
    end
end
end
