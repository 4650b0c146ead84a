% What has no value takes the class of the first elements that are stored; `[]` is a double.
k(2) = true;
fprintf('%s %d %d\n', class(k), k);
z = [5 6];
fprintf('%d ', z(k)); fprintf('\n');
for i = 1:3
    odd(i) = mod(i, 2) == 1;
end
fprintf('%s %d %d %d\n', class(odd), odd);
x = [];
x(2) = true;
fprintf('%s\n', class(x));
s.mask(2) = true;
fprintf('%s\n', class(s.mask));
c{2}(3) = true;
fprintf('%s %s\n', class(c{1}), class(c{2}));
t(2).ok(1, 2) = false;
fprintf('%s %s\n', class(t(1).ok), class(t(2).ok));
d('a') = 'b';
fprintf('%s %d\n', class(d), numel(d));
n(2) = int8(4);
fprintf('%s\n', class(n));
fprintf('%s %s\n', class(filled(true)), class(filled(false)));
m(1:2, 1:3) = true;
m(3, 1) = 7;
fprintf('%s %d\n', class(m), sum(m(:)));

function r = filled(logical_first)
if logical_first
    r(3) = true;
else
    r(3) = 2;
end
r(2) = true;
end
