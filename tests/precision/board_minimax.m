function board_minimax
% Noughts and crosses: the whole game tree on a 3 x 3 board.
global nodes
nodes = 0;
board = zeros(3, 3);
board(1, 1) = 1;
board(2, 2) = -1;
value = search(board, 1, 0);
fprintf('value %d after %d nodes\n', value, nodes);
[r, c] = choose(board, 1);
fprintf('best move %d %d\n', r, c);
end

function best = search(board, player, depth)
global nodes
nodes = nodes + 1;
w = winner(board);
if w ~= 0
    best = w * (10 - depth);
    return;
end
if all(board(:) ~= 0)
    best = 0;
    return;
end
best = -100 * player;
for r = 1:3
    for c = 1:3
        if board(r, c) == 0
            next = board;
            next(r, c) = player;
            v = search(next, -player, depth + 1);
            if player * v > player * best
                best = v;
            end
        end
    end
end
end

function w = winner(board)
w = 0;
for k = 1:3
    if abs(sum(board(k, :))) == 3
        w = board(k, 1);
    elseif abs(sum(board(:, k))) == 3
        w = board(1, k);
    end
end
d = board(1, 1) + board(2, 2) + board(3, 3);
e = board(1, 3) + board(2, 2) + board(3, 1);
if abs(d) == 3 || abs(e) == 3
    w = board(2, 2);
end
end

function [r, c] = choose(board, player)
best = -100;
r = 0;
c = 0;
for i = 1:3
    for j = 1:3
        if board(i, j) == 0
            next = board;
            next(i, j) = player;
            v = player * search(next, -player, 1);
            if v > best
                best = v;
                r = i;
                c = j;
            end
        end
    end
end
end
