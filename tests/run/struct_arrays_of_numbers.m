% Arithmetic on fields and cells that hold numbers nearly always: `[]`, arrays, text and errors come too.
function struct_arrays_of_numbers
for k = 1:3, p(k).m = k; p(k).x = 2*k; p(k).v = 0; end
for t = 1:4
    for k = 1:numel(p)
        p(k).v = p(k).v - 0.5*p(k).x/p(k).m;
        p(k).x = p(k).x + 0.25*p(k).v;
    end
end
e = 0; for k = 1:3, e = e + 0.5*p(k).m*p(k).v^2; end
fprintf('%.6f ', p.x, p.v, e); fprintf('\n');
p(5).x = 1; p(4).x = p(5).x + p(1).x; fprintf('%.4f %d ', p(4).x, isempty(p(4).v));
p(4).v = p(4).v + 1; fprintf('%d %d\n', isempty(p(4).v), size(p(4).v, 1));
p(2).v = [1 2 3]; p(2).x = p(2).v + p(2).m; fprintf('%d ', p(2).x); p(2).x = p(2).x*2 - p(2).v; fprintf('%d ', p(2).x);
p(3).v = 'a'; p(3).x = p(3).v + 1; fprintf('%d %s\n', p(3).x, class(p(3).x));
try, p(2).x = p(2).v + [1 2]; catch err, fprintf('%s\n', err.identifier); end
try, p(9).x = p(9).x + 1; catch err, fprintf('%s\n', err.message); end
try, p(1).x = p(1).nosuch + 1; catch err, fprintf('%d\n', numel(err.message) > 0); end
c = {1, [2 3], 4}; s = 0;
for k = 1:3, s = s + c{k}*2; end, fprintf('%d ', s);
for k = 1:3, c{k} = c{k} + k; end, fprintf('%d ', c{:}); fprintf('\n');
q.a = {}; for k = 1:4, q.a{k} = k; end
for r = 1:2, for k = 2:4, q.a{k} = q.a{k} + q.a{k-1}; end, end, fprintf('%d ', q.a{:}); fprintf('\n');
copy = p; p(1).x = p(1).x + 1; fprintf('%.4f %.4f\n', copy(1).x - p(1).x, numel(copy));
z.n = 0; for k = 1:5, z.n = z.n + k; end, fprintf('%d ', z.n); w = grow([], 4); fprintf('%d ', w.total, numel(w.list)); fprintf('\n');
u(3).k = 5; for k = 1:3, if isempty(u(k).k), u(k).k = k; end, u(k).k = max(u(k).k, 2) - 1; end, fprintf('%d ', u.k); fprintf('\n');
end
function w = grow(w, n)
w.total = 0; w.list = [];
for k = 1:n, w.total = w.total + k; w.list(end+1) = w.total; end
end
