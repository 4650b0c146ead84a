function lent_arrays()
% What a handle captured is looked at where it lies, and what it changes is its own.
x = (1:5)';
table = x.^2;
f = @(k) table(k) + numel(table);
g = stored(f);
disp(g(3))
table(3) = 100;
disp(g(3))
disp(f(3))
h = maker(x);
disp(h(2))
disp(h(2))
total = 0;
fs = {f, g, h, @(k) changed(x, k)};
for k = 1:numel(fs)
    fk = fs{k};
    total = total + fk(1) + fk(2);
end
disp(total)
disp(x')
s.data = single([1.5 2.5 3.5]);
s.text = 'lent';
q = {@(k) s.data(k), @(k) s.text(k), @(k) nd(k, reshape(1:24, 2, 3, 4)), @(k) sum(s.text == 'e') + k};
for k = 1:numel(q)
    disp(feval(q{k}, 3))
end
disp(fzero(@(t) inter(t, x, table), [1 4]))
c = cellfun(@(v) v(1) + table(2), {x, 2*x, 7});
disp(c)
end

function g = stored(f)
c = {f};
g = c{1};
end

function h = maker(v)
h = @(k) changed(v, k);
end

function r = changed(v, k)
v(k) = v(k) + 10;
r = sum(v);
end

function r = nd(k, a)
r = a(1, k, 2);
end

function y = inter(t, x, table)
k = min(floor(t), numel(x) - 1);
y = k + (t - k) - 2.5 + 0*table(k);
end
