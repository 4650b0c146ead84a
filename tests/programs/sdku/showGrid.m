function showGrid(grid)
% SHOWGRID  Prints a grid, dots for open fields.
marks = '.123456789';
for row = 1:9
    fprintf('%s\n', marks(grid(row, :) + 1));
end
end
