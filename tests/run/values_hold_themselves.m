% Maps and objects that hold themselves.
m = containers.Map('KeyType', 'char', 'ValueType', 'any');
m('me') = m;
n = m('me');
n('x') = 3;
disp(m.Count)
p = inputParser;
p.addParameter('self', p);
p.parse();
disp(class(p.Results.self))
