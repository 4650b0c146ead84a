% arrayfun and structfun.
fprintf('%d ', arrayfun(@(k) k^2, 1:4), arrayfun(@(a, b) a*b, [1 2], [3 4]));
fprintf('\n');
c = arrayfun(@(k) 1:k, 1:3, 'UniformOutput', false);
fprintf('%d ', numel(c), c{3});
fprintf('\n');
[a, b] = arrayfun(@(x) deal(x, -x), [1 2 3]);
fprintf('%d ', a, b, size(arrayfun(@(x) x, ones(2, 3))));
fprintf('\n');
s = struct('v', {5, 6, 7});
fprintf('%d ', arrayfun(@(e) e.v, s));
t.x = 1;
t.y = 2;
fprintf('%d ', structfun(@(v) v*10, t));
u = structfun(@(v) v + 1, t, 'UniformOutput', false);
fprintf('%d %d\n', u.x, u.y);
