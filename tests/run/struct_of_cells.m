function struct_of_cells()
% Fields that are given in a cell of one element: what is in it, whatever it is.
tree = struct('op', 'x', 'args', {{}}, 'number', 1);
for k = 1:3
    right = struct('op', 'n', 'args', {{}}, 'number', k);
    tree = struct('op', '+', 'args', {{tree, right}}, 'number', 0);
end
disp(text(tree))
disp(size(tree.args)), disp(class(tree.args))
s = struct('a', {5}, 'b', {'text'}, 'c', {{1, 'two'}}, 'd', {[]});
disp(s)
disp(size(s))
c = {7};
s = struct('a', c, 'b', {c});
disp(s.a), disp(class(s.b)), disp(s.b{1})
t = struct('a', {1, 2}, 'b', {{3}});
disp(size(t)), disp(t(2).b)
e = struct('a', {}, 'b', {1});
disp(size(e)), disp(fieldnames(e)')
n = make(4);
disp(n.next.next.value)
end

function s = text(tree)
if strcmp(tree.op, '+')
    s = ['(' text(tree.args{1}) '+' text(tree.args{2}) ')'];
else
    s = sprintf('%s%d', tree.op, tree.number);
end
end

function n = make(depth)
if depth == 0
    n = struct('value', 0, 'next', {[]});
else
    n = struct('value', {depth}, 'next', {make(depth - 1)});
end
end
