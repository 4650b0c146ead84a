function queens()
% QUEENS  Queens that do not threaten each other, by backtracking.
for n = 8:11
    [count, tries, first] = place(1, n, zeros(1, n), false(1, n), false(1, 2*n), false(1, 2*n));
    fprintf('%d queens: %d solutions, %d tries, first', n, count, tries);
    fprintf(' %d', first);
    fprintf('\n');
end
end

function [count, tries, first] = place(row, n, at, column, up, down)
count = 0;
tries = 0;
first = [];
if row > n
    count = 1;
    first = at;
    return
end
for c = 1:n
    tries = tries + 1;
    if column(c) || up(row + c) || down(row - c + n)
        continue
    end
    at(row) = c;
    column(c) = true;
    up(row + c) = true;
    down(row - c + n) = true;
    [found, more, solution] = place(row + 1, n, at, column, up, down);
    count = count + found;
    tries = tries + more;
    if isempty(first)
        first = solution;
    end
    column(c) = false;
    up(row + c) = false;
    down(row - c + n) = false;
end
end
