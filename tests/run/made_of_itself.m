function made_of_itself()
% Values that are made of what the variable holds to which they are assigned.
c = {5, 7};
for k = 1:3
  c = {k, c};
end
show(c);
s = struct('v', 1, 'next', []);
for k = 1:3
  s = struct('v', k + s.v, 'next', s);
end
disp(s.v); disp(s.next.v); disp(s.next.next.v);
a = struct('x', 1, 'y', 2);
a = struct('x', a.y, 'y', a.x); disp(a)
a = struct('x', [1 2], 'y', struct('z', a)); disp(a.y.z)
p = {1, 'two'};
p = {p{2}, p{1}}; disp(p)
q = struct('l', {{1, 2}}, 'n', 3);
q = struct('l', {{q.n, q.l{1}}}, 'n', q.l{2}); disp(q.l); disp(q.n)
f = @(x) x + 1;
g = 2;
for k = 1:3, f = @(x) f(x)*g; end
disp(f(1))
t.a = 1; t.b = 'x';
t.c = t; disp(t.c)
t = struct('b', t, 'a', t.c, 'c', 3); disp(t.b), disp(t.a)
b.x = 1; b.y = [1 2 3];
b = struct('x', b.y, 'y', b.x);
disp(b)
w = {1, [1 2 3]}; w = {w{2}, w}; disp(w{2}{2})
[u1, u2] = deal(struct('a', 1, 'b', 'k'), 5);
[u1, u2] = deal(struct('a', u2, 'b', u1), u1.a); disp(u1), disp(u2)
end
function show(c)
while iscell(c)
  disp(c{1}); c = c{2};
end
disp(c)
end
