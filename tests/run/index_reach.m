% How far an array grows: to the greatest place that its subscripts name, not to the bound of a range.
v(1:2:100) = (1:2:100) + 1;
fprintf('%d %d\n', size(v));
v(2:2:100) = 1:50;
fprintf('%d %d %d\n', size(v), sum(v));
v = v';
u = v ./ norm(v);
g = u .* u';
fprintf('%.4f\n', norm(g * g - g) + 1);
w(4:3:11) = [7 8 9];
fprintf('%d ', w); fprintf('\n');
% A range without elements names no place, whatever it ends with.
z = [];
for n = [3 6]
    z(5:n) = 1;
    fprintf('%d %d\n', size(z));
end
y(min(randi(3, 1, 4), 2)) = 2;
fprintf('%d\n', numel(y) <= 2);
f(find([0 1 1 0 0])) = 4;
fprintf('%d ', f); fprintf('\n');
q(10:-3:1) = 1:4;
fprintf('%d ', q); fprintf('\n');
m(1:2:6, 2:3:9) = 5;
fprintf('%d %d %d\n', size(m), sum(m(:)));
p(sort(mod(4:6, 5) + 1)) = 3;
fprintf('%d ', p); fprintf('\n');
a = 1:8;
k = a(1:3);
b(k + 1) = 6;
fprintf('%d ', b); fprintf('\n');
c(-(-4:-2)) = 1;
fprintf('%d ', c); fprintf('\n');
fill(0);
fill(4);

function fill(n)
x(3:n) = 1;
x(1:n) = 2;
s(1:2, 1:n) = 1;
fprintf('%d %d %d %d\n', size(x, 2), size(s, 2), size(s, 1), sum(x));
t = ones(2);
t(2:2:n, 1) = 5;
fprintf('%d ', size(t), t); fprintf('\n');
end
