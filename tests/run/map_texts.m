function map_texts()
% Maps by texts: keys that are made, constant ones, those that are not ASCII, and what is no key.
m = containers.Map();
words = {'pear', 'fig', 'pear', 'date', 'fig', 'pear'};
for k = 1:numel(words)
    w = [words{k}, 's'];
    if isKey(m, w)
        m(w) = m(w) + 1;
    else
        m(w) = 1;
    end
end
k = keys(m);
for j = 1:numel(k)
    fprintf('%s=%d ', k{j}, m(k{j}));
end
fprintf('\n');
fprintf('%d %d %d\n', isKey(m, 'figs'), isKey(m, 'fig'), isKey(m, 3));
fprintf('%d ', isKey(m, {'figs', 'x'}), m.isKey('dates'), m.isKey({'dates'})); fprintf('\n');

% A map is a handle, and holds anything.
other = m;
other('figs') = {1, 'two'};
other('new') = 'text';
c = m('figs');
fprintf('%s %s %d\n', c{2}, m('new'), m.Count);
try
    v = m('none');
catch
    fprintf('failed\n');
end
try
    v = m(['a'; 'b']);
catch
    fprintf('failed\n');
end

% Values of one class.
d = containers.Map('KeyType', 'char', 'ValueType', 'double');
d('a') = 1;
d('a') = d('a') + 0.5;
d('b') = int8(3);
fprintf('%g %g %s\n', d('a'), d('b'), class(d('b')));
i = containers.Map('KeyType', 'int32', 'ValueType', 'any');
i(3) = 'three';
fprintf('%d %d %s\n', i.isKey(3), isKey(i, 4), i(3));
x = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = [3 1 3 2.5]
    if x.isKey(k), x(k) = x(k) + k; else, x(k) = k; end
end
for k = cell2mat(keys(x)), fprintf('%g=%g ', k, x(k)); end
fprintf('%d\n', isKey(x, 'a'));
end
