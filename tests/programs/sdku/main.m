% A sudoku from a file.
grid = load('puzzle.txt');
fprintf('%d given\n', nnz(grid));
showGrid(grid);
[solution, tries] = sdku(grid);
fprintf('solved with %d guesses: %d\n', tries, isSolved(solution));
showGrid(solution);
fprintf('kept what was given: %d\n', isequal(solution(grid > 0), grid(grid > 0)));

% two equal digits in a row cannot be solved
grid(1, 1) = 7;
fprintf('contradiction found: %d\n', isempty(sdku(grid)));
