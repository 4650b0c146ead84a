function [grid, ok] = fillSingles(grid)
% FILLSINGLES  Fills in fields with one candidate until there are none.
%   ok is false if some field has no candidate.
ok = true;
changed = true;
while changed
    changed = false;
    for k = find(grid(:) == 0)'
        [row, col] = ind2sub([9 9], k);
        possible = candidates(grid, row, col);
        switch nnz(possible)
            case 0
                ok = false;
                return
            case 1
                grid(k) = find(possible);
                changed = true;
        end
    end
end
end
