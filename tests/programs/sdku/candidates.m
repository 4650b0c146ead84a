function possible = candidates(grid, row, col)
% CANDIDATES  Logical row: which digits may stand at (row, col).
used = [grid(row, :), grid(:, col)', blockOf(grid, row, col)];
possible = true(1, 9);
possible(used(used > 0)) = false;
end
