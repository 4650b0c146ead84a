% A handle that nobody calls keeps what it captured, also where a struct that holds it comes from a function
% and is taken apart and put together again.
r = made({'a', 'bb'}, 3);
disp(r.x)
disp(class(r))
disp(func2str(r.second))
shown(r)
s = rebuilt(r);
fprintf('%d %d\n', isa(s.first, 'function_handle'), isfield(s, 'second'));
t = made(struct('p', {1, 2}), 'x');
t.more = 1;
disp(fieldnames(t)')
c = {t, r};
fprintf('%d %s\n', numel(c), class(c{2}.first));
g = chosen(2, {1, 'two'});
disp(class(g.h))

function y = made(mu, x)
y.mu = mu;
y.x = x;
y.first = @(a) product(a, y);
y.second = @(a, b) y.mu;
end

function y = product(a, of)
y = a * of.x + numel(of.mu);
end

function y = rebuilt(r)
y = r;
y.x = r.x + 1;
end

function shown(r)
f = fieldnames(r);
for k = 1:numel(f)
    fprintf('%s: %s\n', f{k}, class(r.(f{k})));
end
end

function y = chosen(k, c)
y.c = c;
if k > 1
    y.h = @(x) [x, y.c];
else
    y.h = @(x) x;
end
end
