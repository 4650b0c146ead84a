function main
b = Box('b');
b.data(end) = 7; b.data(end+1) = 8; b.data(2) = []; fprintf('%g ', b.data); fprintf('%g %g\n', b.data(end), b.last());
b.s.a = 5; b.s.b.c(3) = 2; b.s(2).a = 9; disp(numel(b.s)); disp(b.s(1).b.c);
b.kids{end+1} = Box('kid', [1 1]); b.kids{end+1} = Box('kid2'); b.kids{1}.data(2) = 50; b.kids{1}.name = 'renamed';
fprintf('%s %g %d\n', b.kids{1}.name, b.sumtree(), numel(b.kids));
b.f = @(x) x * 2; fprintf('%g\n', b.f(21)); g = b.f; fprintf('%g\n', g(4));
b.map = containers.Map(); b.map('k') = 3; fprintf('%d %d\n', b.map.Count, b.map('k'));
args = {100, 200}; b = b.add(args{:}); b = b.add(); b = add(b, 1); fprintf('%g ', b.data); fprintf('%d\n', b.logs());
[p, q] = b.parts(); fprintf('%g %g\n', p, q); [p, q, r] = parts(b); fprintf('%g\n', r);
b = b.touch(); fprintf('%d %d\n', b.logs(), b.viaLambda());
b = b.add(1).add(2).touch(); fprintf('%d\n', b.logs());
fprintf('%g %g\n', b.apply(@sum), b.apply(@(d) numel(d)));
[b.name, b.flag] = deal('n', true); fprintf('%s %d\n', b.name, b.flag);
fprintf('%d\n', b.limit());
m = Box.make(3); fprintf('%g ', m.data, Box.both(m, b)); fprintf('\n');
try, b.fails(2); catch e, fprintf('%s %d %s\n', e.message, numel(e.stack), e.stack(2).name); end
fprintf('%g\n', b.data(1));
c = Box('l', 1) | Box('r', 2); disp(c); c
d = -c; disp(d.data); w = [c d c]; disp(w); fprintf('%d %d %d\n', numel(c), isempty(c), c.numelx());
disp(size(c));
for k = 1:3
    if k == 2, c.data = 'text'; elseif k == 3, c.data = {1, 2}; end
    disp(class(c.data));
end
if numel(c.data) > 5, z = Box('z'); end
try, z.last(), catch e, disp(e.message), end
try, c == d, catch e, disp(e.message), end
try, c.last(1, 2), catch e, disp(e.message), end
try, [x, y] = c.last(); catch e, disp(e.message), end
try, c + 1, catch e, disp(e.message), end
try, c.log, catch e, disp(e.message), end
try, c.note('x'), catch e, disp(e.message), end
try, Box('a', 1, 2).foo, catch e, disp(e.message), end
p = Plain(); disp(p.hi()); disp(hi(p)); disp(p.two(5)); disp(two(p, p)); 
try, disp(p.two()), catch e, disp(e.message), end
h = Hold(3); h.poke().poke(); fprintf('%g ', h.box.data); fprintf('%s\n', h.box.name);
h2 = Hold(); fprintf('%g ', h2.box.data); fprintf('\n');
h.cb = @(o, varargin) o.set(numel(varargin)); h.run(1, 2, 3); fprintf('%d\n', h.n);
h.box.name = 'new'; k = h.box; k.name = 'other'; fprintf('%s %s\n', h.box.name, k.name);
h.box.kids{2} = 5; fprintf('%d\n', numel(h.box.kids));
arr = struct('o', {Box('1', 1), Box('2', 2)}); arr(2).o.data = 22; fprintf('%g %g\n', arr(1).o.data, arr(2).o.data);
fn = 'data'; fprintf('%g\n', arr(2).o.(fn)); arr(1).o.(fn) = 5; fprintf('%g\n', arr(1).o.data);
persist(Box('p', 1)); persist(Box('q', 2));
global G
G = Box('g', 9); useglobal(); fprintf('%g\n', G.data);
t = tree(3); fprintf('%g\n', t.sumtree());
nest();
bs = {}; for k = 1:4, bs{k} = Box(sprintf('%d', k), k); end
total = 0; for k = 1:4, total = total + bs{k}.last(); bs{k}.data = k * 10; end
fprintf('%g %g\n', total, sum(cellfun(@(o) o.data, bs)));
fprintf('%d %d %d\n', isa(c, 'Box'), isobject(c), isstruct(c));
fprintf('%d %d\n', isequal(Box('a'), Box('a')), isequal(Box('a'), Box('b')));
x = Box('q'); x(3) = Box('r'); fprintf('%d %s %s\n', length(x), x(3).name, x(2).name);
st.inner.box = Box('deep'); st.inner.box.data(2) = 77; st.inner.box = st.inner.box.add(5); fprintf('%g ', st.inner.box.data); fprintf('\n');
while true
    y = Box('w'); y = y.add(1); break
end
fprintf('%g\n', y.last());
end
function persist(b)
persistent kept
if isempty(kept), kept = b; end
kept.data = kept.data + b.data; fprintf('%s %g\n', kept.name, kept.data);
end
function useglobal()
global G
G.data = G.data + 1; G = G.add(5); G.data = G.last();
end
function t = tree(n)
t = Box('t', n);
if n > 0, t.kids = {tree(n - 1), tree(n - 1)}; end
end
function nest()
o = Box('nest', 1);
bump(); bump();
fprintf('%g\n', o.data);
    function bump(), o.data = o.data + 1; o = o.add(); end
end
