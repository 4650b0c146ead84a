% Values that replace objects, and what passes through temporaries.
h = Held(1); h = 5; disp('number')
h = Held(2); h = 'text'; disp('text')
h = {}; h{1} = Held(3); h = 7; disp('cell gone')
show(Held(4)); disp('shown')
make(5); disp('ignored')
x = make(6).N; disp(x)
for k = 1:3
    loop = Held(10 * k);
end
disp('loop done'), disp(loop.N)
early(1)
early(2)
o = Held(20, Held(21)); o.Other = []; disp('other gone')
o.Other = Held(22); o.Other = Held(23); disp('replaced')
clear o, disp('o gone')
m = containers.Map(); m('a') = Held(30); m('a') = 1; disp('map replaced')
m('b') = Held(31); remove(m, 'b'); disp('map removed')
f = capture(40); disp(f())
f = []; disp('handle gone')
a = [Held(50), Held(51)]; a(1) = Held(52); disp('element replaced')
a(2) = []; disp('element deleted')
b = Box(Held(60)); b = b.put(Held(61)); disp('put')
c = b; b = b.put([]); disp('still in c')
c = []; disp('c gone')
s(3).x = Held(70); s(3) = []; disp('struct gone')
s(1).x = Held(71); s = struct(); disp('all gone')
cellfun(@(n) show(Held(n)), {80, 81}); disp('cellfun')
t = cellfun(@(n) Held(n), {90, 91}, 'UniformOutput', false); t(1) = []; disp('deleted from cell')
t = []; disp('cell')
try
    h = Held(100);
    h.nothing = 1;
catch e
    disp(e.identifier)
end
h = 1; disp('caught')
if show(Held(110)) > 1, disp('yes'), end
while Held(120).N > 200, end
disp('while')
switch make(130).N, case 130, disp('case'), end
v = [make(140).N, make(141).N]; disp(v)
recur(3)
[p, q] = two(); p = q; disp('p was replaced')
clear p q, disp('both gone')
global G
G = Held(160); G = []; disp('global gone')
keeper(1); keeper(2); keeper(0); disp('persistent gone')
g = Held(-5); clear g, disp('warned')
w = nested(180); disp(w)
disp('end')

function n = show(h)
    n = h.N; fprintf('show %d\n', n)
end
function h = make(n)
    h = Held(n);
end
function early(n)
    a = Held(200 + n);
    if n == 1, disp('early'), return, end
    b = Held(300 + n); %#ok<NASGU>
    disp('late')
end
function f = capture(n)
    h = Held(n);
    f = @() h.N;
end
function recur(n)
    h = Held(400 + n);
    if n > 0, recur(n - 1), end
    fprintf('back %d\n', h.N)
end
function [a, b] = two()
    a = Held(150); b = Held(151);
end
function keeper(n)
    persistent P
    if n > 0, P = Held(170 + n); else, P = []; end
    fprintf('keeper %d\n', n)
end
function r = nested(n)
    h = Held(n);
    inner()
    r = h;
    if ~isnumeric(r), r = r.N; end
    function inner()
        h = Held(n + 1);
        disp('inner')
    end
end
