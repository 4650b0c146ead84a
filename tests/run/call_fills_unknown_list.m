% Calls that fill lists of which only the run knows the length, beside other places.
s = struct('a', {1, 2});
if str2double(getenv('NO_SUCH')) > 5, s = struct('a', 1); end
[s.a, x] = deal(5, 6, 7);
disp([s.a x])
c = cell(1, 3);
[c{1:2}, y] = size(ones(2, 3, 4));
disp(c), disp(y)
k = numel(s);
[c{1:k}] = size(ones(4, 5, 6)); disp(c)
[c{1:k}, z] = size(ones(4, 5, 6)); disp(c), disp(z)
s = struct('a', 1, 'b', 2);
if str2double(getenv('NO_SUCH')) > 5, s = [s s]; end
[s.a, s.b] = deal('x', "str"); disp(s)
% What lies in parts of values is called for as many results as there are places.
q.h = {@size, @max}; q.n.f = @size; v = struct('x', {10, 20, 30});
for n = 1:3
    x = ones(2, 3, 4); a = {}; b = cell(1, n);
    [a{1:n}] = q.h{1}(x); disp([a{:}])
    [b{:}] = q.n.f(x); disp([b{:}])
    [a{1:n}] = v(1:n).x; disp([a{1:n}])
    [a{1:n}, y] = q.n.f(x); disp([a{1:n} y])
    [t(1:n).q] = q.h{2}([n 9 9]); disp([t.q])
    if n == 2, break, end
end
n = 4;
try, [a{1:n}] = v.x; catch e, disp(e.message), end
try, [a{1:n}] = q.h{:}; catch e, disp(e.message), end
try, [a{1:n}] = q.h{2}([1 2]); catch e, disp(e.message), end
c = {@counted, 5};
for n = 1:3:7
    a = {}; [y, a{1:n}] = c{1}(7); disp([y a{:}])
end
function varargout = counted(x)
varargout = num2cell(x + (1:nargout));
end
