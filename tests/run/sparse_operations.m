% Operations on sparse matrices give what the full ones give, by their stored elements.
rng(4);
a = round(rand(5, 6) * 4 - 2) .* (rand(5, 6) > 0.5);
b = round(rand(5, 6) * 4 - 2) .* (rand(5, 6) > 0.5);
s = sparse(a);
t = sparse(b);
wrong = 0;
binary = {@plus, @minus, @times, @max, @min, @ne, @lt, @gt, @eq, @ge, @and, @or};
for k = 1:numel(binary)
    f = binary{k};
    wrong = wrong + ~isequal(full(f(s, t)), f(a, b)) + ~issparse(f(s, t));
    wrong = wrong + ~isequal(full(f(s, 2)), f(a, 2)) + ~isequal(full(f(-1, t)), f(-1, b));
    wrong = wrong + ~isequal(full(f(s, b)), f(a, b));
end
unary = {@abs, @sign, @uminus, @sqrt, @exp, @floor, @isnan, @not, @real, @transpose, @ctranspose, @sin, @cos};
for k = 1:numel(unary)
    f = unary{k};
    wrong = wrong + ~isequal(full(f(s)), f(a));
end
fprintf('%d\n', wrong);
fprintf('%d ', isequal(full(s * t'), a * b'), issparse(s * t'), isequal(full(s * b'), a * b'), issparse(s * b'));
fprintf('%d ', isequal(a * t', a * b'), isequal(s * (1:6)', a * (1:6)'), isequal(full(s / 2), a / 2), isequal(full(s .^ 2), a .^ 2));
fprintf('%d ', isequal(full((1 + 2i) * s), (1 + 2i) * a), isequal(full((s * 1i)'), (a * 1i)'), nnz(s) == nnz(a));
[i, j, v] = find(s);
[p, q, w] = find(a);
fprintf('%d ', isequal([i j v], [p q w]), isequal(find(s, 3), find(a, 3)), isequal(find(s(1, :)), find(a(1, :))));
[~, ~, v] = find(s > 0);
fprintf('%d\n', islogical(v));
% far larger than memory
x = sparse([1 1e6 7], [2 1e6 9], [3 4 5]);
y = x + x' - 2 * x;
fprintf('%d %d %d\n', nnz(y), full(y(2, 1)), full(y(1e6, 1e6)));
z = x * ones(1e6, 1);
fprintf('%d %d\n', sum(z), nnz(x * x));
fprintf('%d %d\n', nnz(abs(-x) > 3), nnz(x .* x == 9));
[i, j] = find(x);
fprintf('%d %d\n', [i j]');
