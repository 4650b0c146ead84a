% Paths of boxed values with single numbers for subscripts, and lines put into matrices that cells hold.
c = cell(1, 3);
c{2} = zeros(0, 2);
for k = 1:4
    c{2}(end+1, :) = [k, k*k];
    c{3}(:, end+1) = [k; -k];
    c{1}(end+1, :) = [1, 2, 3]*k;
end
disp(c{1})
disp(c{2})
disp(c{3})
c{2}(2, :) = [20, 40];
c{3}(:, 1) = [7; 8];
disp(c{2})
disp(c{3})
d = c;
d{2}(5, :) = [5, 25];
fprintf('%d %d\n', size(c{2}, 1), size(d{2}, 1));
try
    c{2}(end+1, :) = [1, 2, 3];
catch e
    disp(e.message)
end
try
    c{2}(9.5, :) = [1, 2];
catch e
    disp(e.message)
end
c{2}(7, :) = [1, 1];
disp(size(c{2}))
s = struct('line', {[]}, 'n', 3);
s.line(1, :) = [4, 5];
s.line(2, :) = [6, 7];
disp(s.line)

% A subscript that is an array of one element.
tree = struct('left', {2, 0, 0}, 'name', {'a', 'b', 'cc'});
at = find([0 1 0 0]) - 1;
while tree(at).left ~= 0
    at = tree(at).left;
end
fprintf('%s %d\n', tree(at).name, at);

% Structs in maps, of which the map may hold itself.
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:3
    m(k) = struct('hits', 0, 'word', char(96 + k));
end
for k = [1 2 2 3 3 3]
    e = m(k);
    e.hits = e.hits + 1;
    m(k) = e;
end
ks = keys(m);
for k = 1:numel(ks)
    fprintf('%d: %s %d\n', ks{k}, m(ks{k}).word, m(ks{k}).hits);
end
m(-2.5) = m;
n = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = [3 -1 2 0 -7.5 Inf -Inf 1e3]
    n(k) = k;
end
disp(cell2mat(keys(n)))
remove(n, 2);
disp(cell2mat(values(n)))

% Structs of names and values, as the run finds them.
t = struct('a', {{1, 'x'}}, 'b', 'text', 'c', {{}});
disp(size(t))
u = struct('a', {{}}, 'b', '', 'c', [1 2; 3 4]);
disp(size(u.a)), disp(size(u.b)), disp(u.c)
try
    struct('a', 1, 'a', 2);
catch e
    disp(e.message)
end
try
    struct('1a', 1);
catch e
    disp(e.message)
end

% Strings side by side and in rows.
w = ["one", "two"; "three", "four"];
for k = 1:2
    if w(k, 2) == "four", disp(w(k, 1) + w(k, 2)); end
    if w(k, 2) ~= "four", disp(w(k, 1)); end
end
v = w(2, 1);
v(3) = "late";
disp(ismissing(v(1, 2)) && ~(v(1, 2) == v(1, 2)))
