function map_entries()
% Maps whose entries are all structs of the same fields: parts of entries are looked at where they lie as long as nothing
% happens to a map.
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
t = containers.Map('KeyType', 'char', 'ValueType', 'any');
names = {'one', 'two', 'six', 'ten'};
for k = 1:4
    m(k) = struct('n', k, 'list', [k 2*k 3*k]);
    t(names{k}) = struct('n', 10*k, 'list', [k k+1 k+2]);
end
s = 0;
for r = 1:2
    for k = 1:4
        e = m(k);
        if e.n > 1
            s = s + e.n + e.list(2);
        end
        e = t(names{k});
        for j = 1:numel(e.list)
            s = s + e.n*e.list(j)*r;
        end
    end
end
% What was read before an entry changes, goes, or makes room for many.
e = m(2);
m(2) = struct('n', 9, 'list', [9 9 9]);
s = s*10 + e.n + e.list(3);
f = m(3);
remove(m, 3);
s = s*10 + f.list(1);
g = t('two');
t('two') = struct('n', 0, 'list', [0 0 0]);
h = t('two');
s = s + g.n + g.list(2) + h.n;
a = m(1);
b = m(4);
for k = keys(m)
    remove(m, k{1});
end
for k = 5:40
    m(k) = struct('n', k, 'list', [k 0 k]);
    if k == 20
        b = m(5);
        m(5) = a;
    end
end
g = t('ten');
remove(t, 'ten');
t('new') = g;
h = t('new');
fprintf('%d %d %d %d %d %d %d\n', s, a.list(2), b.n, h.n, sum(h.list), m.Count, m(5).n);
oldest(m);
end

function oldest(m)
for r = 1:3
    least = inf;
    ks = keys(m);
    for j = 1:numel(ks)
        e = m(ks{j});
        if e.n < least
            least = e.n;
            which = ks{j};
        end
    end
    remove(m, which);
    m(which + 100) = struct('n', least + 50, 'list', [0 0 r]);
end
ks = keys(m);
fprintf('%d %d %d %d\n', which, least, ks{1}, ks{end});
end
