% Classes that redefine indexing by parentheses, by dots and by braces.
a = Labelled([1 2 3; 4 5 6]);
disp(value(a(2, :)))
disp(value(a(end)))
disp(value(a(end, 1)))
disp([numel(a), ndims(a), length(a), isempty(a)])
disp(size(a))
disp(a(1:2).Label)
disp(a(:, 2).value())
a(1, 3) = 30;
a(2, 1) = Labelled(40);
disp(value(a))
a.Label = "kept";
disp(a(1).Label)
a(1).Label = "changed";
disp(a.Label)
a(:, 2) = [];
disp(value(a))
b = [a, Labelled([7; 8])];
disp(value(b))
disp(value([a; a]))
disp(isempty(Labelled.empty()))

o = Open;
o.name = 'x';
o.list_of.numbers = [1 2 3];
o.list_of.numbers(2) = 20;
disp(o.name)
disp(o.list_of.numbers)
disp(o.list_of.numbers(end))
disp(o.Count)
disp(list(o)')
try
    o.missing
catch e
    disp(e.message)
end

s = Shelf;
s{3} = 'c';
s{1} = 10;
t = s;
t{2} = {1, 2};
disp(size(s.Items))
disp(s{3})
disp(s{2}{2})
[x, y] = s{[1 3]};
disp({x, y})
c = {s{[3 1]}};
disp(c)
