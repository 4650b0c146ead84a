function map_order()
% Maps whose keys are asked for between changes, and entries that are looked at while maps change.
numbers();
words();
lent();
inside();
end

function e = entry(k)
e = struct('n', k, 't', sprintf('v%d', k));
end

function show(m)
for k = keys(m)
    fprintf('%d ', k{1});
end
fprintf('|');
for v = values(m)
    fprintf(' %s', v{1}.t);
end
fprintf('\n');
end

function numbers()
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = [5 3 9 1 7]
    m(k) = entry(k);
end
show(m)
show(m)
m(4) = entry(4);
remove(m, 9);
show(m)
m(-2) = entry(-2);
m(0) = entry(0);
m(100) = entry(100);
remove(m, 1);
m(3) = entry(33);
show(m)
for k = 20:-1:11
    m(k) = entry(k);
end
show(m)
% Changed while its keys are gone through: the keys are those from before.
for k = keys(m)
    if mod(k{1}, 3) == 0
        remove(m, k{1});
        m(k{1} + 1000) = entry(k{1});
    end
end
show(m)
% Against a list that is sorted each time.
m = containers.Map('KeyType', 'int32', 'ValueType', 'double');
list = [];
seed = 17;
wrong = 0;
for r = 1:3000
    seed = mod(seed*1103515 + 12345, 2147483648);
    key = mod(floor(seed/1024), 100 + 300*(r > 1000)) - 50;
    if isKey(m, key)
        wrong = wrong + (m(key) ~= 2*key);
        remove(m, key);
        list(list == key) = [];
    else
        m(key) = 2*key;
        list(end+1) = key;
    end
    if mod(r, 1 + mod(r, 13)) == 0
        list = sort(list);
        wrong = wrong + ~isequal(cell2mat(keys(m)), int32(list)) + ~isequal(cell2mat(values(m)), 2*list);
    end
end
fprintf('%d keys, %d wrong\n', m.Count, wrong);
end

function words()
m = containers.Map();
list = {};
seed = 5;
wrong = 0;
for r = 1:600
    seed = mod(seed*1103515 + 12345, 2147483648);
    key = char(97 + mod(floor(seed./[1024 4096 65536]), 4));
    if isKey(m, key)
        m(key) = m(key) + 1;
        if m(key) == 3
            remove(m, key);
            list(strcmp(list, key)) = [];
        end
    else
        m(key) = 1;
        list{end+1} = key;
    end
    if mod(r, 5) == 0
        wrong = wrong + ~isequal(keys(m), sort(list));
    end
end
fprintf('%d words, %d wrong, %s\n', m.Count, wrong, strjoin(keys(m), ','));
end

function lent()
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
for k = 1:8
    m(k) = entry(k);
end
total = 0;
for r = 1:3
    for k = 8:-1:1
        e = m(k);
        if e.n > 2
            total = total + e.n;
        end
    end
end
e = m(1);
m(1) = entry(99);
f = m(2);
remove(m, 2);
g = m(3);
change(m);
a = m(5);
b = m(6);
m(6) = a;
fprintf('%d %d %s %s %s %d %d\n', total, e.n, e.t, f.t, g.t, a.n + b.n, m(6).n);
try
    e = m(4);
    e = m(12345);
    disp('not here')
catch
    fprintf('no such key, %d\n', e.n);
end
t = containers.Map();
t('key') = 'first';
t('row') = [1 2 3];
word = ['k' 'ey'];
x = t('key');
t(word) = 'second';
row = t('row');
s = 0;
for k = 1:numel(row)
    s = s + row(k);
end
row2 = t('row');
t('row') = row2*2;
c = 'q';
t(c) = {1, 'two'};
y = t(c);
remove(t, c);
fprintf('%s %s %d %d %d %s\n', x, t(word), s, row2(3), sum(t('row')), y{2});
end

function change(m)
m(3) = entry(-3);
remove(m, 4);
m(4) = entry(44);
end

function inside()
outer = containers.Map();
outer('x') = containers.Map({'p', 'q'}, {struct('v', [1 2 3]), struct('v', 4)});
in = outer('x');
p = in('p');
remove(outer, 'x');
remove(in, 'p');
in('r') = p;
fprintf('%d %d %s\n', sum(p.v), outer.Count, strjoin(keys(in), ''));
end
