% Building and reading cells.
c = {1, 'two', [3 4 5]; {6}, [], true};
fprintf('%d ', size(c), numel(c), c{1, 1}, c{1, 3}(2), c{2, 1}{1}, isempty(c{2, 2}));
fprintf('%s %s %s\n', c{1, 2}, class(c), class(c(1, 2)));
d = cell(2, 3);
fprintf('%d ', size(d), isempty(d{2, 2}), size(cell(3)), size({}), iscell(d));
fprintf('\n');
c{3, 1} = 'new';
fprintf('%d ', size(c), isempty(c{3, 3}), ischar(c{3, 1}));
fprintf('\n');
e = c(1, 2:3);
fprintf('%s %d\n', class(e), numel(e));
e(1) = [];
e{end+1} = 'last';
e(end+1) = {42};
fprintf('%d %s %d\n', numel(e), e{2}, e{3});
