function fn_handles_in_tables()
ops = {@plus, @(a, b) a*b, @minus, @(a, b) max(a, b) - 1, @power2};
acc = 1;
for k = 1:2000
    i = mod(k*7, 5) + 1;
    acc = mod(ops{i}(acc, k), 1000);
end
fprintf('%.10g\n', acc);
handlers = struct('name', {'a', 'b', 'c'}, 'fn', {@(x) x + 1, @(x) x*2, @power3});
v = 1;
for k = 1:30
    j = mod(k, 3) + 1;
    v = mod(handlers(j).fn(v), 10007);
end
disp(v)
q = {};
for k = 1:4
    q{end+1} = @(x) x + k;
end
s = 0;
for k = 1:numel(q)
    f = q{k};
    s = s + f(10);
end
disp(s)
state = struct('on', @(s) s + 1, 'off', @(s) s - 1);
names = {'on', 'on', 'off', 'on'};
x = 0;
for k = 1:numel(names)
    x = state.(names{k})(x);
end
disp(x)
m = containers.Map();
m('sq') = @(x) x^2;
m('cu') = @(x) x^3;
f = m('sq'); g = m('cu');
disp(f(3) + g(2));
[a, b] = twice(ops{5}, 3);
disp([a b]);
end
function y = power2(a, b)
y = mod(a^2 + b, 97);
end
function y = power3(x)
y = mod(x^3, 101);
end
function [a, b] = twice(f, x)
a = f(x, x);
b = f(a, a);
end
