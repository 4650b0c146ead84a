function nested_struct_arrays()
% Struct arrays in elements of struct arrays, of known and of other extents.
constant();
deep();
matrices();
grows();
ragged();
whole();
fails();
gap();
shrinks();
empties();
caught();
end

function constant()
net = struct('name', 'n', 'clock', 0);
for s = 1:4
    net.station(s) = make(s);
end
for t = 1:3
    for s = 1:numel(net.station)
        for c = 1:3
            f = net.station(s).sensor(c);
            f.mean = f.mean + t*s*c;
            f.range.low = min(f.range.low, s - c);
            f.count = f.count + 1;
            net.station(s).sensor(c) = f;
        end
        net.station(s).sensor(2).range.high = t;
        net.station(s).sensor(end).count = 7;
    end
end
f = net.station(4).sensor(3);
fprintf('%g %g %g %g\n', f.mean, f.count, f.range.low, f.range.high);
f = net.station(2).sensor(2);
fprintf('%g %g %g %g\n', f.mean, f.count, f.range.low, f.range.high);
all = net.station(3).sensor;
fprintf('%d: %s\n', numel(all), mat2str([all.mean]));
end

function station = make(s)
station.limit = 10*s;
for c = 1:3
    station.sensor(c) = struct('mean', 0, 'count', 0, 'range', struct('low', Inf, 'high', -Inf));
end
end

function deep()
% Three levels, the innermost with two subscripts.
for a = 1:3
    for b = 1:2
        for c = 1:2
            for d = 1:2
                leaf(c, d).v = 0;
                leaf(c, d).w = int8(c);
            end
        end
        mid(b).leaf = leaf;
        mid(b).on = b > 1;
    end
    top(a).mid = mid;
    top(a).id = a;
end
for a = 1:3
    for b = 1:2
        for c = 1:2
            for d = 1:2
                top(a).mid(b).leaf(c, d).v = 1000*a + 100*b + 10*c + d;
            end
        end
    end
end
disp(top(2).mid(1).leaf(2, 1).v)
disp(top(3).mid(2).leaf(4).v)
disp(class(top(3).mid(2).leaf(1, 2).w))
x = top(1).mid(2);
disp(size(x.leaf)), disp(x.leaf(1, 2).v), disp(x.on)
top(1).mid(1) = x;
disp(top(1).mid(1).leaf(2).v)
top(2).mid = top(3).mid;
disp(top(2).mid(2).leaf(1).v)
top(2).mid(2).leaf(1).v = -1;
disp([top(2).mid(2).leaf(1).v, top(3).mid(2).leaf(1).v])
end

function matrices()
for k = 1:3
    p(k).q = struct('at', {[1 2], [3 4], [5 6]}, 'm', {eye(2), ones(2), zeros(2)});
    p(k).n = k;
end
for k = 1:3
    for j = 1:3
        p(k).q(j).at(2) = 10*k + j;
        p(k).q(j).m = p(k).q(j).m*k;
    end
end
disp(p(2).q(3).at), disp(p(3).q(2).m)
for k = 1:3
    s = 0;
    for j = 1:3
        s = s + p(k).q(j).at(2) + p(k).q(j).m(2, 1);
    end
    disp(s)
end
end

function grows()
% The outer one grows; the inner one does so later.
for k = 1:3
    g(k).e = struct('x', {1, 2});
end
g(5).e = struct('x', {8, 9});
disp(isempty(g(4).e))
for k = [1 2 3 5]
    g(k).e(2).x = g(k).e(2).x + k;
end
disp([g(1).e(2).x g(5).e(2).x])
for k = 1:2
    h(k).e = struct('x', {1, 2});
end
h(2).e(4).x = 5;
disp(numel(h(2).e)), disp(isempty(h(2).e(3).x)), disp(numel(h(1).e))
end

function ragged()
for k = 1:4
    for j = 1:k
        r(k).part(j).w = j*k;
    end
end
t = 0;
for k = 1:numel(r)
    for j = 1:numel(r(k).part)
        e = r(k).part(j);
        e.w = e.w + 1;
        r(k).part(j) = e;
        t = t + r(k).part(j).w;
    end
end
disp(t)
end

function whole()
for k = 1:2
    w(k).in = struct('a', {k, 2*k, 3*k});
    w(k).b = -k;
end
w(2).in(3).a = 44;
disp(w(2))
v = w;
v(1).in(1).a = 9;
disp([w(1).in(1).a v(1).in(1).a])
x = [w(1).in.a];
disp(x)
disp(isequal(w, v)), disp(isequal(w(2), v(2)))
show(w)
end

function show(w)
for k = 1:numel(w)
    fprintf('%g ', w(k).in.a);
end
fprintf('\n');
end

function fails()
for k = 1:2
    w(k).in = struct('a', {k, 2*k, 3*k});
end
n = 3;
try
    for j = 1:4
        n = n + w(2).in(j).a;
    end
catch e
    disp(e.message), disp(n)
end
try
    disp(w(3).in(1).a)
catch e
    disp(e.message)
end
try
    w(1).in(1.5).a = 3;
catch e
    disp(e.message)
end
try
    w(2).in(0).a = 3;
catch e
    disp(e.message)
end
disp([w(1).in.a w(2).in.a])
end

function gap()
% What was read is there; what was not may be behind a gap.
for k = 1:3
    q(k).l = struct('x', {1});
end
i = 1;
f = q(2).l(i);
i = i + 2;
q(2).l(i) = f;
disp(isempty(q(2).l(2).x)), disp(numel(q(2).l))
f = q(1).l(1);
q(1).l = struct('x', {});
q(1).l(1) = f;
disp(q(1).l(1).x)
end

function shrinks()
for k = 1:3
    d.e(k).v = k*[1 2];
end
k = 3;
x = d.e(k).v;
d.e(2) = [];
d.e(k).v = x;
disp(isempty(d.e(3).v)), disp(numel(d.e)), disp(d.e(2).v)
c.list = {1, 2, 3};
y = c.list{3};
c.list = {};
c.list{3} = y;
disp(isempty(c.list{2}))
end

function empties()
s = struct('n', 0);
for k = 1:s.n
    s.list(k) = struct('a', k);
end
disp(isfield(s, 'list'))
m = 2;
s.part = [];
for k = 1:m
    s.part(k).x = k;
    s.n = s.n + 1;
end
disp(size(s.part)), disp(s.part(2).x), disp(s.n)
z.u = [];
for k = 1:0
    z.u(k) = k;
end
disp(size(z.u))
end

function caught()
for k = 1:2
    b(k).c = struct('v', {1, 2, 3});
end
for k = 1:3
    try
        t = b(k).c(2);
        t.v = mustbe(k);
        b(k).c(2) = t;
    catch
        b(1).c(3).v = b(1).c(3).v + 10;
    end
end
disp([b(1).c.v b(2).c.v])
end

function v = mustbe(k)
if k == 1
    error('no');
end
v = -k;
end
