% A map that holds itself, and one in a list of another.
m = containers.Map('KeyType', 'char', 'ValueType', 'any');
m('me') = m;
n = m('me');
n('x') = 3;
fprintf('%d\n', m.Count);
p = containers.Map('KeyType', 'double', 'ValueType', 'any');
p(1) = {p, m};
c = p(1);
fprintf('%d %d\n', c{1}.Count, c{2}.Count);
