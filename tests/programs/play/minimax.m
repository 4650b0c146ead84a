function [value, best, visited] = minimax(board, player)
% MINIMAX  Value of a position for x, and the best move of the player.
best = [];
visited = 1;
value = winner(board);
if ~isempty(value)
    return
end
value = -2*player;
list = freeFields(board);
for k = 1:numel(list)
    move = list{k};
    next = board;
    next(move(1), move(2)) = player;
    [v, ~, n] = minimax(next, -player);
    visited = visited + n;
    if player*v > player*value
        value = v;
        best = move;
    end
end
end
