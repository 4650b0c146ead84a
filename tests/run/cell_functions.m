% num2cell, cell2mat, iscellstr, sort and find in cells.
c = num2cell([1 2; 3 4]);
fprintf('%d ', size(c), c{2, 1}, cell2mat({1 2; 3 4}), cell2mat({[1 2], 3}));
fprintf('\n');
fprintf('%d ', iscellstr({'a', 'b'}), iscellstr({'a', 1}), iscell({}), ismember('b', {'a', 'b'}));
fprintf('\n');
names = {'pear', 'apple', 'fig'};
[sorted, order] = sort(names);
fprintf('%s ', sorted{:});
fprintf('%d ', order, find(strcmp(names, 'fig')));
fprintf('\n');
u = unique({'b', 'a', 'b'});
fprintf('%s ', u{:});
fprintf('%d\n', numel(u));
s = cell2struct({1; 'x'}, {'num', 'txt'}, 1);
fprintf('%d %s\n', s.num, s.txt);
t = struct2cell(s);
fprintf('%d %d %s\n', size(t, 1), t{1}, t{2});
