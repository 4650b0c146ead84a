% Handles that are called with several kinds of arguments, capture several kinds, give structs of handles.
f = @(x) x;
c = {f(1), f('a'), f({2}), f(struct('p', 3))};
g = cellfun(f, c, 'UniformOutput', false);
disp(class(g{2})), disp(g{3})
h = {};
vals = {1, 'two', {3}, [4 5 6], @sin};
for k = 1:numel(vals)
    v = vals{k};
    h{k} = @() v;
end
for k = 1:numel(h)
    r = h{k}();
    disp(class(r))
end
ops = struct('add', @(a, b) a + b, 'neg', @(a) -a);
names = fieldnames(ops);
disp(ops.add(1, 2)), disp(ops.neg([1 2]))
for k = 1:2
    o = ops.(names{k});
    if k == 1, disp(o(3, 4)), else, disp(o('a')), end
end
mk = @(n) struct('get', @() n, 'twice', @() 2*n);
objs = cellfun(mk, {1, [2 3], int8(5)});
for k = 1:3, disp(objs(k).twice()), end
q = cellfun(@(n) {@() n}, {1, 'a'}, 'UniformOutput', false);
disp(q{2}{1}())
compose = @(f, g) @(varargin) f(g(varargin{:}));
s1 = compose(@sum, @(a, b) a .* b);
disp(s1([1 2 3], [4 5 6]))
s2 = compose(@numel, @(varargin) varargin);
disp(s2(1, 2, 3, 4))
z = feval(compose(@upper, @(s) [s s]), 'ab');
disp(z)
acc = foldl(@(a, b) a + b, 0, {1, 2, 3});
acc2 = foldl(@(a, b) [a b], '', {'x', 'y'});
disp(acc), disp(acc2)
function r = foldl(f, r, list)
for k = 1:numel(list), r = f(r, list{k}); end
end
