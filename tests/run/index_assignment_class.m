% An array keeps its class when a part is assigned.
x = int8([1 2 3]);
x(2) = 3.7;
y = [1 2 3];
y(2) = int8(5);
z = 'abc';
z(2) = 88;
b = [true false];
b(1) = 5;
s = 1:3;
s(1) = single(0.1);
t = [1 2 3];
t(1) = true;
fprintf('%s ', class(x), class(y), class(b), class(s), class(t));
fprintf('\n');
fprintf('%d ', x, y, b);
fprintf('\n');
