% Classes of all kinds in one program, each with what the others use.
q = geo.Sq(3); r = Shape.make('sq', 2);
fprintf('%g %g %s %s\n', q.area(), area(r), q.Name, q.Label);
q
disp(r)
l = addlistener(q, 'Changed', @(src, ev) fprintf('%s: %s, count %d\n', src.Name, ev.EventName, src.Count));
q.bump(); q.bump(4); bump(q, 2); delete(l); q.bump();
[a, n] = q.info(1, 2, 3); fprintf('%g %g\n', a, n);
[a, n, x, y] = info(q, 'u', 'v'); fprintf('%g %g %s %s\n', a, n, x, y);
fprintf('%d %d\n', r < q, q < r);
s = q + r; fprintf('%g\n', s.area());
% What is not allowed is an error that can be caught.
try, q.Name = 5; catch e, fprintf('%s: %s\n', e.identifier, e.message); end
try, q.s, catch, disp('private property'), end
try, q.Count = 3; catch, disp('protected property'), end
try, q.secret(); catch, disp('private method'), end
try, q.nosuch(); catch, disp('no such method'), end
try, Shape(); catch, disp('abstract class'), end
try, Shape.make('zz'); catch e, fprintf('%s\n', e.message); end
q.reveal();
% Handles that objects keep, and handles of methods and classes.
q.cb = @(u, v) u * v + q.Count; fprintf('%g\n', q.run(3, 4));
q.cb = @plus; fprintf('%g\n', q.run(3, 4)); k = 5; q.cb = @(u) u + k; fprintf('%g\n', q.run(1));
fprintf('%s\n', q.hist{:});
f = @geo.Sq; z = f(6); g = @area; h = @(o) o.area(); fprintf('%g %g %g\n', z.area(), g(z), h(z));
objs = cellfun(@(n) geo.Sq(n), {1, 2, 3}, 'UniformOutput', false); fprintf('%g ', cellfun(@area, objs)); fprintf('\n');
fprintf('%d %d %d\n', isa(q, 'Shape'), isa(q, 'geo.Sq'), isa(q, 'handle'));
fprintf('%g ', Shape.Sides), fprintf('%s\n', q.Tag);
% Indexing and operators that a class defines, in a class folder.
b = Bag(1, 'two', [3 4]); fprintf('%d %s\n', b(1), b(2));
b(5) = 'five'; fprintf('%d %d %d %s\n', numel(b), count(b), b.m('n'), b(end));
c = [b Bag('x')]; d = -c; fprintf('%d %s %s %d\n', numel(c), c(end), d(1), b == b);
for col = [Col.Red Col.Blue]
  switch col
    case Col.Red, disp('warm')
    otherwise, disp('cold')
  end
  fprintf('%d\n', col.isWarm());
end
Col.Green
try, throw(Err(42, 'bad %d', 7)); catch e, fprintf('%s %s %d %s\n', class(e), e.message, e.code, e.identifier); end
% Values that hold values.
v = Val('a', 5, 'b', 'hello'); fprintf('%g %s %g\n', v.a, v.b, v.n);
try, v.n = -1; catch, disp('not positive'), end
try, v.b = [1 2; 3 4]; catch, disp('not a row'), end
w = v; w.a = 1; fprintf('%g %g\n', v.a, w.a);
v.next = Val('next', Val()); fprintf('%d\n', v.depth()); v.next.next.a = 9; fprintf('%g\n', v.next.next.a);
[x, y] = v.two(); fprintf('%g %s\n', x, y);
arr = Val.empty; for k = 1:3, arr(k) = Val('a', k); end, fprintf('%g ', arr.a); fprintf('\n%d\n', numel(arr));
arr(2) = []; fprintf('%g ', arrayfun(@(o) o.a, arr)), fprintf('\n');
st.o = v; st.o.b = 'q'; fprintf('%s %s\n', st.o.b, v.b);
cc = {v, q}; fprintf('%s\n', cc{2}.Label); cc{1}.a = 0; fprintf('%g %g\n', cc{1}.a, v.a);
fprintf('%d %d %d %d\n', q == q, q == r, isequal(v, v), isequal(v, w)); fprintf('%s %d\n', class(v), isobject(v));
fprintf('%d %d\n', ismethod(q, 'area'), isprop(v, 'a'));
fprintf('%d\n', isvalid(z)); delete(z); fprintf('%d\n', isvalid(z)); try, z.Name, catch, disp('deleted'), end
m = containers.Map(); m('k') = q; p = m('k'); p.bump(); fprintf('%d\n', q.Count);
show(v, 3);
function show(o, n), fprintf('%s %d\n', o.b, n); end
