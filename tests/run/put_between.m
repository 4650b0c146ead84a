function put_between()
% An element comes between those of a row: numbers, texts, cells, structs; the places that do not exist.
x = [];
for v = [3 1 2 5 4 0]
    k = numel(x);
    while k > 0 && x(k) > v
        k = k - 1;
    end
    x = [x(1:k), v, x(k+1:end)];
end
disp(x)
y = x;
j = 3;
x = [x(1:j-1), -1, x(j:end)];
disp(x), disp(y)
t = 'abd';
t = [t(1:2), 'c', t(3:end)];
disp(t)
c = {};
names = {'pear', 'apple', 'plum', 'fig'};
for i = 1:numel(names)
    k = 0;
    while k < numel(c) && numel(c{k+1}) < numel(names{i})
        k = k + 1;
    end
    c = [c(1:k), {names{i}}, c(k+1:end)];
end
disp(c)
q = struct('at', {}, 'pair', {}, 'name', {});
for i = [4 2 6 1]
    k = numel(q);
    while k > 0 && q(k).at > i
        k = k - 1;
    end
    e = struct('at', i, 'pair', [i, -i], 'name', sprintf('n%d', i));
    q = [q(1:k), e, q(k+1:end)];
end
show(q)
p = q;
e.at = 9;
k = 2;
q = [q(1:k), e, q(k+1:end)];
show(q), show(p)
m = masks([true false], 1);
disp(m), disp(class(m))
for k = [-2 -1 0 1 3 4]
    try
        z = between([1 2 3], k, 9);
        disp(z)
    catch err
        disp(err.message)
    end
    try
        w = structs_between(p(1:3), k, e);
        show(w)
    catch err
        disp(err.message)
    end
end
try
    z = between(zeros(1, 0), 0, 7);
    disp(z)
    z = between(zeros(0, 1), 0, 7);
    disp(z)
    z = between([1; 2], 1, 7);
    disp(z)
catch err
    disp(err.message)
end
r = 1:4;
k = 2;
r = [r(1:k), r(1), r(k+1:end)];
disp(r)
s = {1, 'two', 3};
k = 1;
s = [s(1:k), {s}, s(k+1:end)];
disp(size(s)), disp(class(s{2}))
end

function x = between(x, k, v)
x = [x(1:k), v, x(k+1:end)];
end

function q = structs_between(q, k, e)
q = [q(1:k), e, q(k+1:end)];
end

function m = masks(m, k)
yes = m(1);
m = [m(1:k) yes m(k+1:end)];
end

function show(q)
for k = 1:numel(q)
    fprintf('%d [%d %d] %s; ', q(k).at, q(k).pair, q(k).name);
end
fprintf('\n');
end
