function w = winner(board)
% WINNER  1 or -1 if somebody has a line, 0 for a draw, [] if undecided.
lines = [sum(board, 1), sum(board, 2)', trace(board), trace(fliplr(board))];
if any(lines == 3)
    w = 1;
elseif any(lines == -3)
    w = -1;
elseif all(board(:))
    w = 0;
else
    w = [];
end
end
