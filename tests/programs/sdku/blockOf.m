function digits = blockOf(grid, row, col)
% BLOCKOF  The nine digits of the block around (row, col) as a row.
r = 3*floor((row - 1)/3) + (1:3);
c = 3*floor((col - 1)/3) + (1:3);
digits = reshape(grid(r, c), 1, 9);
end
