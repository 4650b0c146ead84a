% The sudoku of main.m with less given and with its digits renamed.
grid = load('puzzle.txt');
grid(1, [7 9]) = 0;
grid(9, 1) = 0;
total = 0;
solved = 0;
for k = 0:8
    renamed = grid;
    renamed(grid > 0) = mod(grid(grid > 0) + k - 1, 9) + 1;
    [solution, tries] = sdku(renamed);
    total = total + tries;
    solved = solved + isSolved(solution);
end
fprintf('%d guesses, %d solved\n', total, solved);
