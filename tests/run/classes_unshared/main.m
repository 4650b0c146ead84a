% Objects that one variable alone refers to, and some that others refer to as well.
a = Acc();
for k = 1:5, a.add(k); add(a, 1); end
fprintf('%g %g %g\n', a.Total, a.N, a.mean());
a.N = 100; disp(a.mean())
s = Stack(4);
for k = 1:4, s.push(k^2); end
s.pop(); disp(ans)
x = s.pop() + s.pop(); disp(x)
disp(s.empty())
p = Plain();
p.add('one'); p.add(2); p.add({3});
p.show()
p.Name = 'renamed'; p.Items{2} = 'two'; p.Grid(2, :) = [1 2 3];
show(p)
[u, v] = p.both(4); fprintf('%d %d\n', u, v);
w = p.both(); disp(w)
disp(p.fib(5)), disp(p.count())
p.clear_row(1); disp(p.Grid)
p.Items(1:2) = []; disp(p.count())
disp(p.Missing), disp(isempty(p.Missing))
disp(p.describe()), disp(p.describe(1, 2, 3)), disp(numel(p.Name))
for k = 1:3
    t = Plain();
    t.add(k);
    fprintf('%d ', t.count());
end
fprintf('\n');
q = Plain();
try
    q.fail(3)
catch e
    fprintf('%s %s\n', e.message, q.Name);
end
try
    r = Plain(); r.fail(4)
catch e
    disp(e.message)
end
try
    [i, j] = work(-1); disp(i)
catch e
    disp(e.message)
end
work(2);
other = Plain(); same = other; same.Name = 'shared'; disp(other.Name)
back = Plain(); back2 = back.self(); back2.add(1); disp(back.count())
c = {Plain()}; c{1}.add(5); disp(c{1}.count())
sv = Plain(); [m1, m2] = sv.several(); disp([m1 m2])
try
    late
catch e
    disp(e.message)
end

function varargout = work(x)
    p = Plain();
    [a, b] = p.both(x);
    varargout = {a, b};
    fprintf('%g\n', sum(p.Grid(:)));
end
function late
    z = Plain();
    z.Name = 'z';
    z.fail(5)
end
