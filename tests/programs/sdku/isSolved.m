function solved = isSolved(grid)
% ISSOLVED  Whether rows, columns and blocks have all nine digits.
solved = true;
for k = 1:9
    [i, j] = ind2sub([3 3], k);
    if ~allDigits(grid(k, :)) || ~allDigits(grid(:, k)') || ~allDigits(blockOf(grid, 3*i, 3*j))
        solved = false;
    end
end
end

function yes = allDigits(digits)
% Whether a row has each digit once.
yes = isequal(sort(digits), 1:9);
end
