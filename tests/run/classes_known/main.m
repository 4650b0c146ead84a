function main
p = P(1, 2);
q = P(3, 4);
r = p + q;
show(r); r.show(); r.show
fprintf('%d %d\n', p == q, p == P(1,2));
s = p * 3; s.show();
s = 3 * p; s.show();
[a, b] = r.both();
fprintf('%g %g\n', a, b);
[a, b] = both(r);
fprintf('%g %g %g\n', a, b, r.norm2);
u = r.push(5); u = u.push('abc'); u = push(u, {1});
fprintf('%d %d %s\n', numel(r.list), numel(u.list), class(u.list{2}));
fprintf('%d\n', u.peek());
u = u.setsecret(9);
fprintf('%d %d\n', u.peek(), r.peek());
try, u.secret, catch e, disp(e.message), end
try, u.secret = 3; catch e, disp(e.message), end
try, u.nope, catch e, disp(e.message), end
try, u.nope = 3; catch e, disp(e.message), end
try, u.hid(), catch e, disp(e.message), end
try, u.fail(), catch e, fprintf('%s|%s|%s %d\n', e.identifier, e.message, e.stack(1).name, e.stack(1).line), end
try, x = u.show(); catch e, disp(e.message), end
try, u.show(1,2); catch e, disp(e.message), end
disp(u.K); disp(P.K);
o = P.origin(); o.show();
o
disp(class(o)); disp(isa(o, 'P')); disp(isobject(o)); disp(isequal(o, P(0,0))); disp(isequal(o, p))
c = {p, q}; c{1}.x = 10; c{1}.show(); p.show();
st.obj = p; st.obj.x = 77; st.obj.show(); p.show();
arr = [p, q];
fprintf('%d %s\n', numel(arr), class(arr));
arr(2).x = 5; fprintf('%g ', arr.x); fprintf('\n');
p.x = 'text'; fprintf('%s\n', p.x); p.show();
p.x = [1 2 3]; p.x(2) = 20; p.x(end+1) = 4; fprintf('%g ', p.x); fprintf('\n');
p.x(2) = []; fprintf('%g ', p.x); fprintf('\n');
for k = 1:3
  q.x = q.x + k;
end
q.show();
f = @() q.both();
q.x = -1;
fprintf('%g\n', f());
z = P();
z.y = P(8, 9);
z.y.x = 88;
z.y.show(); fprintf('%g\n', z.y.norm2);
disp(P(1,2) == P(1,2));
m = containers.Map(); m('a') = p; t = m('a'); fprintf('%g\n', t.x(1));
fn = 'x'; z.(fn) = 12; fprintf('%g\n', z.(fn));
if rand() < 2, w = P(1, 1); end
w.show();
disp(fieldnames(w)');
disp(properties('P')');
end
