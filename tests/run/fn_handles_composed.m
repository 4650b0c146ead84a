function fn_handles_composed()
steps = cell(1, 9);
for k = 1:9
    steps{k} = @(x) x/k + 1;
end
f = chain(steps);
y = 0;
for k = 1:1000
    y = y + f(k);
end
fprintf('%.8f\n', y);
g = @(x) x;
for k = 1:8
    g = @(x) sqrt(g(x) + k);
end
fprintf('%.8f\n', g(2));
add = @(a) @(b) a + b;
add3 = add(3);
fprintf('%g\n', add3(4));
tw = @(f) @(x) f(f(x));
inc = @(x) x + 1;
fprintf('%g\n', feval(tw(tw(inc)), 0));
fact = @(self, n) rec(self, n);
fprintf('%g\n', fact(fact, 6));
c = counter();
c(); c(); fprintf('%d\n', c());
disp(func2str(f));
end
function r = rec(self, n)
if n <= 1
    r = 1;
else
    r = n*self(self, n - 1);
end
end
function g = chain(list)
g = @(x) x;
for k = 1:numel(list)
    f = list{k};
    g = @(x) f(g(x));
end
end
function c = counter()
n = 0;
c = @next;
    function r = next()
        n = n + 1;
        r = n;
    end
end
