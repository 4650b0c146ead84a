% A field that was taken away begins anew where something is put inside it.
y.b.a = 'x';
y.b.b = 'text';
y.b = rmfield(y.b, 'b');
y.b.b.a = 5;
disp(y.b.b)
z.p.q = {1, 2};
z.p.r = 1;
z.p = struct('r', 3);
z.p.q.s = 'new';
disp(z.p.q)
for k = 1:2
    w.c.d = 'word';
    w.c.e = k;
    w.c = rmfield(w.c, 'd');
    w.c.d.f = k;
    disp(w.c.d)
end
