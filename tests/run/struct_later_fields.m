% Fields added to structs that a call makes, and to parameters.
s = struct('a', [1 2]*1i, 'b', 2);
s.c = 5;
fprintf('%d %d\n', s.c, imag(s.a(2)));
t = grow(s);
fprintf('%s\n', strjoin(fieldnames(t)', ' '));
u.a = 1; u.b = 'x';
t = grow(u);
fprintf('%s %d %s\n', strjoin(fieldnames(t)', ' '), t.d, t.b);
t = grow(struct('b', 'y', 'a', 7));
fprintf('%s %d %s %d\n', strjoin(fieldnames(t)', ' '), t.d, t.b, t.a);

function s = grow(s)
s.d = 3;
end
