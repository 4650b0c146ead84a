% Objects that hold each other, and arrays of them.
function main
l = List();
for k = 1:5
    l.push(k * k);
end
fprintf('%d %d\n', l.count, l.sum());
fprintf('%d %d\n', l.pop(), l.pop());
fprintf('%d %d\n', l.count, l.sum());
try
    e = List();
    e.pop();
catch err
    fprintf('%s\n', class(err));
end

% An array of them, element by element.
for k = 1:3
    nodes(k) = Node(k);
end
for k = 1:3
    nodes(k).value = nodes(k).value + 10;
    nodes(k).twice();
end
one = nodes(2);
one.value = one.value + 0.5;
fprintf('%g ', nodes.value);
fprintf('%s %d\n', class(nodes), numel(nodes));
more = [];
for k = 1:3
    more = [more, nodes(4 - k)];
end
fprintf('%g ', more.value);
fprintf('%d\n', more(3) == nodes(1));

% What is between is made by the constructor without inputs, and so is an element of which a property is assigned.
nodes(5) = Node('five');
fprintf('%d %s\n', nodes(4).value, nodes(5).value);
nodes(7).value = 70;
fprintf('%d %d\n', nodes(6).value, nodes(7).value);

% In a cell beside something else.
c = {Node(3), 5};
c{1}.twice();
fprintf('%d %d\n', c{1}.value, c{2});

% By the name of the class.
make = str2func('Node');
n = make(8);
fprintf('%d\n', n.value);

% A number beside objects becomes one by the constructor.
row = [Node(1), 2];
fprintf('%s %d %d\n', class(row), numel(row), row(2).value);
row(3) = 'c';
fprintf('%s\n', row(3).value);
end
