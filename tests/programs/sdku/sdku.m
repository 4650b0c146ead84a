function [grid, tries] = sdku(grid)
% SDKU  Solves a sudoku: singles first, then by trying.
%   grid is a 9 by 9 matrix with 0 for what is open. tries is the number
%   of guesses that were made; grid is [] if there is no solution.
tries = 0;
[grid, ok] = fillSingles(grid);
if ~ok
    grid = [];
    return
end
if all(grid(:) > 0)
    return
end
[row, col] = mostBound(grid);
for digit = find(candidates(grid, row, col))
    attempt = grid;
    attempt(row, col) = digit;
    [attempt, more] = sdku(attempt);
    tries = tries + 1 + more;
    if ~isempty(attempt)
        grid = attempt;
        return
    end
end
grid = [];
end
