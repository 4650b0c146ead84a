% subsref and subsasgn as functions; [] deletes, as in an assignment.
x = subsasgn(1:5, substruct('()', {2}), []);
fprintf('%d ', x); fprintf('\n');
x = subsasgn(magic(3), substruct('()', {':', 2}), zeros(0, 0));
fprintf('%d ', size(x)); fprintf('\n');
s = subsasgn(struct('a', {{1, 2}}), substruct('.', 'a', '{}', {2}), 'two');
fprintf('%s\n', s.a{2});
fprintf('%d\n', subsref(s, substruct('.', 'a', '{}', {1})));
c = subsasgn({1, 2, 3}, substruct('{}', {2}), []);
fprintf('%d %d\n', numel(c), isempty(c{2}));
