function board_tour
% A knight's tour of a 5 x 5 board by backtracking.
n = 5;
board = zeros(n, n);
board(1, 1) = 1;
[board, found, tries] = tour(board, 1, 1, 2, n, 0);
if found
    fprintf('%3d%3d%3d%3d%3d\n', board');
end
fprintf('%d tries\n', tries);
end

function [board, found, tries] = tour(board, r, c, step, n, tries)
moves = [1 2; 2 1; 2 -1; 1 -2; -1 -2; -2 -1; -2 1; -1 2];
found = step > n * n;
k = 1;
while ~found && k <= size(moves, 1)
    i = r + moves(k, 1);
    j = c + moves(k, 2);
    if i >= 1 && i <= n && j >= 1 && j <= n && board(i, j) == 0
        tries = tries + 1;
        next = board;
        next(i, j) = step;
        [next, found, tries] = tour(next, i, j, step + 1, n, tries);
        if found
            board = next;
        end
    end
    k = k + 1;
end
end
