% What a containers.Map has is known: no call is unknown, and a change of it is seen by others.
m = containers.Map();
m('a') = 3;
add(m, 'b');
fprintf('%d\n', m.Count + m.length());
names = m.keys();
for i = 1:numel(names)
    if m.isKey(names{i})
        fprintf('%s %d\n', names{i}, m(names{i}));
    end
end
m.remove('a');
fprintf('%s\n', m.KeyType);

function add(m, key)
m(key) = 4;
end
