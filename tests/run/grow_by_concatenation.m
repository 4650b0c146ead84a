% What is put behind the last element of a row by concatenation: the row is what it would be if it were made anew,
% and who had it before keeps it.
c = {};
for k = 1:3
    c = [c {k}];
end
before = c;
c = [c, 'text'];
c = [c {{}}];
c = [c {}];
fprintf('%s %s\n', mat2str(size(c)), mat2str(size(before)));
disp(class(c{4})), disp(class(c{5}))

s = struct('a', {}, 'b', {});
for k = 1:3
    s = [s struct('a', k, 'b', 'x')];
end
kept = s;
s = [s struct('a', 4, 'b', 'yz')];
fprintf('%s %s %d %s\n', mat2str(size(s)), mat2str(size(kept)), s(4).a, s(4).b);
try
    s = [s struct('b', 4, 'c', 'yz')];
catch
    fprintf('still %d\n', numel(s));
end

list = [];
for k = 1:3
    e.a = k;
    list = [list e];
end
kept = list;
list = [list e];
fprintf('%s %d %d\n', mat2str([list.a]), numel(kept), e.a);

o = holder();
for k = 1:4
    o = put(o, k);
end
p = put(o, 9);
fprintf('%s %s %s\n', mat2str(o.list), o.text, strjoin(o.names, '+'));
fprintf('%s %s %s\n', mat2str(p.list), p.text, strjoin(p.names, '+'));
disp(o.flags)

for k = 1:5
    n = remember(k);
end
disp(n)

% Columns, matrices and what is empty.
d = {1; 2};
for k = 1:2
    d = [d; {k}];
end
disp(size(d))
t = 'ab';
u = t;
for k = 1:3
    t = [t, ', ', num2str(k)];
end
fprintf('%s %s\n', t, u);
w = {};
w = [w w];
w = [w {w}];
w = [w w];
disp(size(w))
m = [1 2 3];
q = {m};
for k = 1:3
    q{1} = [q{1} k];
end
fprintf('%s %s\n', mat2str(q{1}), mat2str(m));
try
    t = [t; 'too long for a second row of these'];
catch
    fprintf('%s\n', t);
end

function o = holder()
o = struct('list', [], 'text', '', 'names', {{}}, 'flags', false);
end

function o = put(o, k)
o.list = [o.list, k];
o.text = [o.text, 'a' + k];
o.names = [o.names, {sprintf('n%d', k)}];
o.flags = [o.flags, k > 2];
end

function n = remember(k)
persistent seen names
if isempty(seen)
    seen = [];
    names = {};
end
seen = [seen, k];
names = [names, {'abc'}];
n = sum(seen) + numel(names);
end
