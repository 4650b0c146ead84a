function fn_each_element()
a = 3;
x = [1 2 3; 4 5 6];
y = arrayfun(@(v) v^2 + a, x); disp(y);
z = arrayfun(@(v, w) v*w, x, x); disp(z);
e = arrayfun(@(v) v + 1, []); disp(size(e)); disp(class(e));
e = arrayfun(@(v) v + 1, zeros(0, 3)); disp(size(e));
e = cellfun(@(c) numel(c)*2, {}); disp(size(e));
c = {1, [2 3], 'abc', {}};
n = cellfun(@(v) numel(v) + 0, c); disp(n);
n = cellfun(@(v) size(v, 2) + a, c, 'UniformOutput', true); disp(n);
t = cellfun(@(v) [v 1], {1, 2}, 'UniformOutput', false); disp(t{2});
p = arrayfun(@(v) v > 2, x); disp(class(p)); disp(p);
try
    arrayfun(@(v) 1:v, x)
catch err
    disp(err.identifier); disp(err.message);
end
try
    q = arrayfun(@(v, w) v + w, x, [1 2]);
catch err
    disp(err.identifier); disp(err.message);
end
try
    q = arrayfun(@(v) bad(v), x);
catch err
    disp(err.identifier); disp(err.message);
end
q = arrayfun(@(v) bad(v), x, 'ErrorHandler', @(s, v) -v); disp(q);
x = arrayfun(@(v) v*2, x); disp(x);
if a > 2, f = @(v) v + a; else, f = @(v) v; end
disp(arrayfun(f, int8([1 2 3])));
disp(arrayfun(f, 1:4));
disp(sum(arrayfun(@(k) inner(k), 1:10)));
s = struct('v', {1, 2, 3});
disp(arrayfun(@(q) q.v*2, s));
disp(arrayfun(@(k) s(k).v, 1:3));
m = cellfun(@max, {[1 5], [7 2]}); disp(m);
[m, i] = cellfun(@max, {[1 5], [7 2]}); disp([m i]);
disp(arrayfun(@(c) double(c), 'abc'));
total = 0;
r = arrayfun(@count, 1:3); disp(r);
r = arrayfun(@count, 1:3); disp(r);
w = arrayfun(@(v) v, [1 NaN Inf]); disp(w);
u = arrayfun(@(v) sqrt(v), [4 -1]); disp(u);
end
function y = inner(k)
y = sum(arrayfun(@(j) j*k, 1:k));
end
function y = bad(v)
if v > 3, error('my:id', 'bad %d', v); end
y = v;
end
function n = count(x)
persistent k
if isempty(k), k = 0; end
k = k + x;
n = k;
end
