% A field assigned to what has no elements makes a struct of it, also of a cell.
opts = {};
opts.depth = 3;
opts.name = 'deep';
disp(opts)
n = int8([]);
n.value = 1;
t = '';
t.value = 2;
b = true(0, 2);
b.value = 3;
fprintf('%d %d %d\n', n.value, t.value, b.value)
s.list = {};
s.list.first = 'one';
s.list.more.second = 'two';
disp(s.list.more)
for k = 1:2
    c = cell(1, k - 1);
    try
        c.size = k;
        fprintf('%d\n', c.size)
    catch e
        disp(e.identifier)
    end
end
disp(filled(5).total)
disp(isempty(filled(0)))

function r = filled(n)
r = {};
if n > 0
    r.total = n;
end
end
