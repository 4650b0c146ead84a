function sudoku()
% SUDOKU  Puzzles solved by copies of the board, the place with the fewest choices first.
work = 4;
puzzles = {'800000000003600000070090200050007000000045700000100030001000068008500010090000400', ...
           '000000907000420180000705026100904000050000040000507009920108000034059000507000000', ...
           '530070000600195000098000060800060003400803001700020006060000280000419005000080079'};
total = 0;
for r = 1:work
    for k = 1:numel(puzzles)
        s.board = reshape(puzzles{k} - '0', 9, 9)';
        s.open = sum(s.board(:) == 0);
        [s, ok, n] = solve(s, 0);
        total = total + n;
        if r == 1
            fprintf('%d %d %s\n', ok, n, char(s.board(1, :) + '0'));
            fprintf('%d ', sum(s.board), diag(s.board));
            fprintf('\n');
        end
    end
end
fprintf('%d\n', total);
end

function [s, ok, n] = solve(s, n)
n = n + 1;
if s.open == 0
    ok = true;
    return
end
fewest = 10;
for i = 1:9
    for j = 1:9
        if s.board(i, j) == 0
            c = choices(s.board, i, j);
            if numel(c) < fewest
                fewest = numel(c);
                best = c;
                row = i;
                col = j;
            end
        end
    end
end
ok = false;
if fewest == 0
    return
end
for d = best
    t = s;
    t.board(row, col) = d;
    t.open = t.open - 1;
    [t, ok, n] = solve(t, n);
    if ok
        s = t;
        return
    end
end
end

function c = choices(board, i, j)
used = false(1, 9);
r = 3*floor((i-1)/3) + (1:3);
q = 3*floor((j-1)/3) + (1:3);
seen = [board(i, :), board(:, j)', reshape(board(r, q), 1, 9)];
used(seen(seen > 0)) = true;
c = find(~used);
end
