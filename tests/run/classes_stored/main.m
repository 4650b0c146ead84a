% What is stored to properties, by whom and along which path ever, is what they hold.
function main
c = Counter('a', 2);
c.up();
c.up();
fprintf('%d %d %s %g\n', c.count, c.total(), c.label, c.last);

% A declared kind converts.
c.step = int8(3);
c.up();
fprintf('%s %g\n', class(c.step), c.count);
c.step = true;
fprintf('%s %g\n', class(c.step), c.step);
try
    c.step = [1 2];
catch
    fprintf('no row\n');
end
try
    c.last = 1;
catch
    fprintf('private\n');
end

% Elements, and those that are taken out.
c.seen(2) = 10;
c.forget();
fprintf('%g ', c.seen);
fprintf('%d\n', c.total());
c.pair{2} = [1 2 3];
c.pair{3} = @(x) x + 1;
fprintf('%d %d %d\n', numel(c.pair), sum(c.pair{2}), c.pair{3}(4));

% In cells, structs and objects that hold it.
d = Counter('d');
list = {c, d, 5};
for k = 1:2
    list{k}.count = 100 * k;
end
s.inner.counter = d;
s.inner.counter.step = 7;
s.inner.counter.up();
h = Held(d);
g = h.twice();
fprintf('%d %d %d %d %d\n', c.count, d.count, h.times, g.times, g.by.count);
g.by.count = -1;
fprintf('%d %d\n', d.count, h.by.count);
h.by.seen(3) = 0.5;
fprintf('%g ', d.seen);
fprintf('\n');

% By who does not know what it is.
assign(d, 'many');
fprintf('%s %s\n', class(d.count), d.count);
name(d, 'step', 2.5);
fprintf('%g\n', d.step);
name(d, 'label', 'later');
fprintf('%s\n', d.label);
e = Counter();
fprintf('%d %s %d\n', e.count, e.label, isempty(e.last));
fprintf('%s %d %s %d\n', class(e.limit), e.limit, class(e.sizes), isempty(e.sizes));
assign(struct('count', 3), 4);
both = [c, d];
[both.count] = deal(1, 'two');
fprintf('%d %s\n', c.count, d.count);
p = c;
p.count = {4};
fprintf('%s\n', class(c.count));
q = change(c);
fprintf('%s %d\n', class(q), q);
end

function assign(x, v)
x.count = v;
end

function name(x, n, v)
x.(n) = v;
end

function r = change(c)
% What is read before somebody else assigns is what was there.
c.count = 1;
before = c.count;
assign(c, 2);
r = before + 10 * c.count;
end
