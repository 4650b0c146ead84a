% Anonymous functions capture values when they are made.
a = 2;
f = @(x) a*x + 1;
a = 100;
fprintf('%d ', f(3), f([1 2 3]));
g = @() 42;
h = @(x, y) x.^2 + y;
fprintf('%d ', g(), h(2, 3));
compose = @(p, q) @(x) p(q(x));
k = compose(f, @(x) x - 1);
fprintf('%d ', k(5));
adders = cell(1, 3);
for n = 1:3
    adders{n} = @(x) x + n;
end
fprintf('%d ', adders{1}(10), adders{2}(10), adders{3}(10));
fact = @(n) prod(1:n);
fprintf('%d\n', fact(5));
m = @(varargin) numel(varargin);
fprintf('%d %d %d\n', m(), m(1), m(1, 2, 3));
