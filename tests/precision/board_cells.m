function board_cells
% Noughts and crosses on a board of cells that hold texts.
board = cell(3, 3);
for i = 1:3
    for j = 1:3
        board{i, j} = ' ';
    end
end
board{1, 1} = 'X';
board{3, 3} = 'O';
board{1, 3} = 'X';
[wins, games] = play(board, 'O');
fprintf('%d games, X wins %d\n', games, wins);
show(board);
end

function [wins, games] = play(board, mark)
if isWon(board, 'X')
    wins = 1;
    games = 1;
    return;
elseif isWon(board, 'O')
    wins = 0;
    games = 1;
    return;
end
wins = 0;
games = 0;
if mark == 'X'
    other = 'O';
else
    other = 'X';
end
for i = 1:3
    for j = 1:3
        if board{i, j} == ' '
            next = board;
            next{i, j} = mark;
            [w, g] = play(next, other);
            wins = wins + w;
            games = games + g;
        end
    end
end
if games == 0
    games = 1;
end
end

function won = isWon(board, mark)
won = false;
for k = 1:3
    row = board{k, 1} == mark && board{k, 2} == mark && board{k, 3} == mark;
    col = board{1, k} == mark && board{2, k} == mark && board{3, k} == mark;
    won = won || row || col;
end
won = won || (board{1, 1} == mark && board{2, 2} == mark && board{3, 3} == mark);
won = won || (board{1, 3} == mark && board{2, 2} == mark && board{3, 1} == mark);
end

function show(board)
for i = 1:3
    fprintf('[%s|%s|%s]\n', board{i, 1}, board{i, 2}, board{i, 3});
end
end
