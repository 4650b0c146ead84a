% Handles go to interpreted functions and come from them; a map is the same one for both.
function handed_handles
f = @(x) x.^2 + 1;
k = 3;
g = @(x) x + k;
disp(apply('h(2)', f));
disp(apply('h(2)', g));
s.f = g; s.n = 2;
disp(use(s, 'q.f(q.n)'));
h = maker('3');
disp(h(4));
disp(func2str(h));
disp(cellfun(h, {1, 2}));
disp(arrayfun(@(x) apply('h(1)', @(t) t * x), 1:3));
w = maker2('sin');
fprintf('%.4f\n', w(1));
b = @cos;
fprintf('%.4f\n', apply('h(0)', b));
fprintf('%.4f\n', feval('apply', 'h(0)', @exp));
fprintf('%.4f\n', quadx('x.^2'));
disp(heavy(1000));
t = sortby({'bb', 'a', 'ccc'}, 'numel(x)');
disp(t);
n = nested(3);
disp(n(2)); disp(n(2));
m = containers.Map(); m('a') = 1;
put(m, 'b', '2');
disp(m.keys()); disp(m('b'));
end
function y = apply(text, h)
y = [];
eval(['y = ' text ';']);
end
function y = use(q, text)
eval(['y = ' text ';']);
end
function h = maker(t)
n = 0;
eval(['n = ' t ';']);
h = @(x) x * n;
end
function h = maker2(t)
eval(['h = @' t ';']);
end
function y = quadx(t)
y = quad(str2func(['@(x) ' t]), 0, 1);
eval('y = y * 3;');
eval([t(1) ' = 1;']);
end
function s = heavy(n)
s = 0;
for k = 1:n, s = s + sqrt(k); end
end
function t = sortby(c, text)
keys = zeros(1, numel(c));
for k = 1:numel(c)
x = c{k};
keys(k) = eval(text);
end
[~, order] = sort(keys);
t = c(order);
end
function h = nested(n)
total = n;
h = @add;
    function y = add(x)
        eval(sprintf('total = total + %d;', x));
        y = total;
    end
end
function put(m, k, t)
m(k) = eval(t);
end
