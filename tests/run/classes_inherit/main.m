function main
c = Circle(2, 7); c.describe(); fprintf('%d\n', c.look());
c = c.grow(2); c.describe();
s = Square(); s.describe(); s = Square(5); s.describe(); s = s.grow(3); fprintf('%g\n', s.scale);
u = Unit(); u.describe(); u = Unit(4); u.describe(); disp(class(u)); disp(isa(u, 'Shape'));
sh = Shape('plain'); sh.describe();
try, c.hidden, catch e, disp(e.message), end
try, c.id = 4; catch e, disp(e.message), end
all = {c, s, u, sh};
t = 0;
for k = 1:numel(all)
    x = all{k};
    t = t + x.area();
    all{k}.describe();
end
fprintf('%g\n', t);
t = Typed(); t = t.setall(3);
fprintf('%g %d %s %d %s %g %g\n', t.n, t.f, class(t.k), t.k, class(t.s), numel(t.v), t.e);
try, t.n = 'abc'; catch e, disp(e.message), end
try, t.n = [1 2]; catch e, disp(e.message), end
try, t.p = -1; catch e, disp(e.message), end
t.n = int8(4); disp(class(t.n)); t.f = 5; disp(class(t.f)); disp(t.f)
t.v = [1;2;3]; disp(size(t.v));
t.v(2) = []; disp(t.v);
a = Acc(); a.raw = 5; a.raw = 6; fprintf('%g %g %g\n', a.raw, a.calls, a.twice);
a.twice = 20; fprintf('%g %g %g\n', a.raw, a.calls, a.twice);
try, a.raw = -1; catch e, disp(e.message), end
fprintf('%g %g\n', a.raw, a.calls);
n = Node(1); m = n; m.value = 9; fprintf('%g %d %d\n', n.value, n == m, n == Node(9));
for k = 1:5, n.bump(k); end
fprintf('%g %d\n', m.total(), numel(m.data));
n.next = Node(3); n.next.value = n.next.value + 1; n.next.bump(2);
fprintf('%g %g\n', n.next.value, n.next.total());
n.items{end+1} = 'x'; n.items{end+1} = Node(5); n.items{2}.bump(8);
fprintf('%d %g\n', numel(n.items), n.items{2}.total());
fprintf('%d %d\n', n < n.next, n.next < n);
fprintf('%g\n', n.chain(12).value);
try, n.count, catch e, disp(e.message), end
try, n.nothing(), catch e, disp(e.message), end
st = struct('h', n); st.h.value = 44; fprintf('%g\n', n.value);
q = {n, Node(2)}; q{2}.value = 77; y = q{2}; fprintf('%g\n', y.value);
if rand() > 2, z = Shape(); end
try, z.describe(), catch e, disp(e.message), end
objs = Shape.empty();
for k = 1:3, objs(k) = Shape(sprintf('s%d', k)); end
for k = 1:3, objs(k).describe(); end
objs(2).scale = 5; fprintf('%g ', objs.scale); fprintf('\n');
w = Shape('w'); w(2) = Shape('v'); fprintf('%d %s\n', numel(w), w(2).label);
d = c; d.r = 100; fprintf('%g %g\n', c.r, d.r);
f = @(k) c.grow(k).area(); fprintf('%g\n', f(1));
g = @area; fprintf('%g\n', g(c));
fprintf('%g ', cellfun(@(o) o.area(), all)); fprintf('\n');
fprintf('%g\n', feval('area', c));
r = twice(c); r.describe();
acc = Shape(); for k = 1:4, acc = pick(acc, k); end, acc.describe();
s1 = Shape('x'); s1.label = 5; s1.label = {1, 2}; disp(class(s1.label)); 
s1
isequal(Shape('a'), Shape('a'))
end
function c = twice(c)
c.r = 2 * c.r;
end
function o = pick(o, k)
if k == 2, o = Circle(k); elseif k == 3, o.label = 'three'; end
end
