function mc_display_blocks(blocks)
% MC_COLUMNS  Prints columns, each a matrix of char, side by side; where they are wider than a line, in groups below
%   'Columns 1 through 5'.

wide = cellfun(@(b) size(b, 2), blocks);
n = numel(blocks);
if sum(wide) <= 80
    lines = cellstr_of([blocks{:}]);
    fprintf('%s\n', lines{:});
    return
end
from = 1;
while from <= n
    to = from;
    while to < n && sum(wide(from:to + 1)) <= 80
        to = to + 1;
    end
    if from > 1
        fprintf('%s', mc_gap());
    end
    if to == from
        fprintf('  Column %d\n%s', from, mc_gap());
    else
        fprintf('  Columns %d through %d\n%s', from, to, mc_gap());
    end
    lines = cellstr_of([blocks{from:to}]);
    fprintf('%s\n', lines{:});
    from = to + 1;
end
end

function c = cellstr_of(m)
% The rows with the blanks at their ends.
c = cell(1, size(m, 1));
for i = 1:size(m, 1)
    c{i} = m(i, :);
end
end
