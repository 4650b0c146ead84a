% A value class: defaults, access methods, operators, static members.
p = Point(3, 4);
fprintf('%g %g %g\n', p.x, p.y, p.r);
q = p + Point(1, 1);
fprintf('%s %s\n', q.describe(), describe(q));
fprintf('%d %d\n', q == p, p == Point(3, 4));
q = q.move(5);
q = move(q, 1);
fprintf('%g %d\n', q.x, q.moves);
fprintf('%g %g\n', p.x, p.moves);
try
    q.x = 'a';
catch e
    fprintf('%s: %s\n', e.identifier, e.message);
end
try
    q.missing
catch e
    fprintf('%s\n', e.identifier);
end
fprintf('%d ', Point.ORIGIN);
u = Point.unit();
d = Point();
fprintf('| %s %s\n', u.describe(), d.describe());
a = [Point(1, 2), Point(3, 4)];
a(4) = Point(9, 9);
fprintf('%d ', size(a), [a.x]);
fprintf('\n');
s.p = p;
s.p.x = 10;
fprintf('%g %g\n', s.p.x, p.x);
c = {p, q};
c{2}.y = 7;
fprintf('%g\n', c{2}.y);
fprintf('%s %d %d %d\n', class(p), isobject(p), isa(p, 'Point'), isa(p, 'double'));
f = @(o) o.r;
fprintf('%g\n', f(p));
