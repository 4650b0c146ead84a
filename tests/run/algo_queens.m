function algo_queens
% The number of ways to place queens on a board.
for n = 1:6
    fprintf('%d ', place(n, []));
end
fprintf('\n');
end

function count = place(n, queens)
row = numel(queens) + 1;
if row > n
    count = 1;
    return
end
count = 0;
for c = 1:n
    d = row - (1:row-1);
    if ~any(queens == c | abs(queens - c) == d)
        count = count + place(n, [queens c]);
    end
end
end
