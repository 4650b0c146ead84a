% Paths that hold themselves, call handles in fields and cells, and name several values; members of
% maps and dictionaries.
function path_reads_and_calls
w.x = 1; w.y = 'a';
w.x = w;
disp(w.x.x), disp(w.x.y)
w.x.y = w;
disp(w.x.y.x.y)
h.f = @(x) x + 1;
disp(h.f(4))
g = {@(x) x * 2, 3};
disp(g{1}(5))
l.h = {@(n) struct('q', n)};
disp(l.h{1}(7).q)
m = struct('q', {1, 'b'});
m.q
x = m.q
z = {m.q};
disp(z)
try, m.q.r, catch e, disp(e.message), end
d = dictionary("a", {5});
disp(d{"a"})
d{"b"} = 7;
disp(d{"b"})
n = containers.Map();
n('k') = 1;
try, n.nothere, catch e, disp(e.message), end
s.n = n;
s.n('c') = 4;
disp(n.Count), disp(s.n('c') + 1), disp(n.keys())
p = 5;
try, p.('a') = 1; catch e, disp(e.message), end
try, w.(5), catch e, disp(e.message), end
end
