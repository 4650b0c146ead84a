% What properties begin with, before constructors assign them
k = Knot(3, Knot(4, []));
fprintf('%d %d %d %d\n', k.key, k.next.key, isempty(k.next.next), isempty(k.extra));
n = k; s = 0;
while ~isempty(n), s = s + n.key; n = n.next; end
disp(s);

p = Peek(5);
disp(p.seen); disp(p.a);

l = Log();
h = Shown(l, 'abc');
fprintf('%s\n', l.lines{:});
disp(l.last == h);

m = Maybe(7); q = Maybe(7, 8); z = Maybe();
fprintf('%d %d %d\n', numel(m.both()), numel(q.both()), numel(z.both()));
a(3) = Maybe(9, 9);
for i = 1:3, fprintf('%d ', numel(a(i).both())); end
fprintf('\n');

t = Tried(2, 5); fprintf('%d %d\n', t.low, t.high);
t = Tried(5, 2); fprintf('%d %d\n', t.low, isempty(t.high));

g = Gone(1); clear g
try
    g = Gone(-1);
catch e
    disp(e.message);
end

p = Kept(@max);
[m, at] = p([1 5 2]); disp([m at]);
p = Kept(@size);
[a, b, c] = p(ones(2, 3, 4)); disp([a b c]);
disp(p(ones(2, 3)));
p = Kept({7, 8, 9});
w = spread(p, 2); disp([w{:}]);
try
    spread(p, 4);
catch e
    disp(e.message);
end

s = struct('o', {Kept({}), Maybe(4)});
for i = 1:2
    o = s(i).o;
    [a, b, c, d, e] = o.several(10); disp([a b c d e]);
    [w{1:4 + i}] = o.several(1); disp([w{:}]);
end
