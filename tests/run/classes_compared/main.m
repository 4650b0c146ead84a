% Handles refer to equal objects (isequal) or to one (==).
a = Node(1); b = Node(1); c = a;
disp([isequal(a, b), a == b, isequal(a, c), a == c])
b.value = 2;
disp([isequal(a, b), isequal(a, b, c)])
b.value = NaN; a.value = NaN;
disp([isequal(a, b), isequaln(a, b), isequal(a, c)])
a.value = 3; b.value = 3;
a.next = Node('x'); b.next = Node('x');
a.list = {1, Node(2)}; b.list = {1, Node(2)};
disp(isequal(a, b))
b.list{2}.value = 5;
disp(isequal(a, b))
b.list = a.list;
% They refer to themselves.
a.next.next = a; b.next.next = b;
disp(isequal(a, b))
disp(isequal(Node(1), Leaf(1)))
disp(isequal({a, 1}, {b, 1}))
s.n = a; t.n = b;
disp(isequal(s, t))
disp([isequal([Node(1) Node(2)], [Node(1) Node(2)]), isequal([Node(1) Node(2)], [Node(1) Node(3)])])
switch b
    case a
        disp('the same')
    otherwise
        disp('another')
end
disp(keyMatch(a, b))
m = containers.Map({'k', 'l'}, {1, 'two'}); n = containers.Map({'l', 'k'}, {'two', 1});
disp([isequal(m, n), m == n])
n('k') = 4;
disp(isequal(m, n))
delete(a)
disp([isequal(a, b), isequal(a, c)])
