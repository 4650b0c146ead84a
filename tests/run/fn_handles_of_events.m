function fn_handles_of_events()
% callbacks in structs and cells, memo with maps, dispatch by name
bus = struct('names', {{}}, 'fns', {{}});
log = 0;
bus = on(bus, 'tick', @(x) x + 1);
bus = on(bus, 'tock', @(x) x*2);
bus = on(bus, 'tick', @named);
v = 1;
for k = 1:9
    if mod(k, 2), n = 'tick'; else, n = 'tock'; end
    v = fire(bus, n, v);
end
disp(v);
memo = containers.Map('KeyType', 'double', 'ValueType', 'any');
f = memoized(memo, @slow);
disp(f(4) + f(4) + f(5));
disp(memo.Count);
t = timeit2(@() named(3), 4);
disp(t);
p = pipeline({@(x) x + 1, @sqrt, @(x) x*x, @floor});
disp(p(8));
r = reduce(@(a, b) a + b, 0, 1:10); disp(r);
r = reduce(@max, -Inf, [3 9 2]); disp(r);
r = reduce(@(a, b) [a b*2], [], 1:4); disp(r);
sel = {@lt, @gt};
for k = 1:2
    disp(best(sel{k}, [4 2 8]));
end
g = compose2(@sin, @cos);
fprintf('%.6f\n', g(1));
h = g;
g = @(x) h(x) + 1;
fprintf('%.6f\n', g(1));
fs = cell(2, 2);
for i = 1:2
    for j = 1:2
        fs{i, j} = @(x) x*10 + i + j;
    end
end
disp(fs{2, 1}(1) + fs{1, 2}(2));
d = integ(@(x) x.^2, 0, 1);
fprintf('%.6f\n', d);
k = kinds(3); disp(k(2)); k = kinds(-3); disp(k(2)); k = kinds('s'); disp(k(2));
o = opt(@(p) (p(1) - 1)^2 + (p(2) + 2)^2, [0 0]);
fprintf('%.4f %.4f\n', o);
end
function f = kinds(a)
if ischar(a)
    f = @(x) [a num2str(x)];
elseif a > 0
    f = @(x) x + a;
else
    f = @(x) [x, a];
end
end
function x = opt(f, x)
step = 0.5;
for k = 1:200
    better = false;
    dirs = {[1 0], [-1 0], [0 1], [0 -1]};
    for d = 1:4
        y = x + step*dirs{d};
        if f(y) < f(x), x = y; better = true; end
    end
    if ~better, step = step/2; end
end
end
function s = integ(f, a, b)
x = linspace(a, b, 101);
y = f(x);
s = sum((y(1:end-1) + y(2:end))/2)*(b - a)/100;
end
function g = compose2(f, h)
g = @(x) f(h(x));
end
function b = best(cmp, list)
b = list(1);
for k = 2:numel(list)
    if cmp(list(k), b), b = list(k); end
end
end
function r = reduce(f, r, x)
for k = 1:numel(x)
    r = f(r, x(k));
end
end
function p = pipeline(fs)
p = @run;
    function y = run(y)
        for k = 1:numel(fs)
            y = fs{k}(y);
        end
    end
end
function t = timeit2(f, n)
t = 0;
for k = 1:n, t = t + f(); end
end
function y = slow(x)
y = x^2;
end
function f = memoized(m, g)
f = @look;
    function y = look(x)
        if ~isKey(m, x), m(x) = g(x); end
        y = m(x);
    end
end
function y = named(x)
y = x - 3;
end
function bus = on(bus, name, fn)
bus.names{end+1} = name;
bus.fns{end+1} = fn;
end
function v = fire(bus, name, v)
for k = 1:numel(bus.names)
    if strcmp(bus.names{k}, name)
        h = bus.fns{k};
        v = h(v);
    end
end
end
