% Chains of indices, fields and cells.
s(2).a.b{3}(2) = 5;
fprintf('%d ', size(s), isempty(s(1).a), size(s(2).a.b), s(2).a.b{3});
fprintf('\n');
c{2}.x = 'field';
c{2}.y{2} = 4;
fprintf('%s %d %d\n', c{2}.x, c{2}.y{2}, isempty(c{2}.y{1}));
t.list = {1, 'two', [3 4]};
t.list{3}(end+1) = 5;
t.list{end+1} = 6;
fprintf('%d ', t.list{3}, numel(t.list));
fprintf('\n');
