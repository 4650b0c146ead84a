function list = freeFields(board)
% FREEFIELDS  The free fields as a cell of [row column], row by row.
list = {};
for i = 1:3
    for j = 1:3
        if board(i, j) == 0
            list{end+1} = [i j];
        end
    end
end
end
