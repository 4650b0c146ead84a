% Greatest common divisors by Euclid, with the extended form.
a = 240;
b = 46;
x = [1 0];
y = [0 1];
while b ~= 0
    q = floor(a/b);
    [a, b] = deal(b, a - q*b);
    x = [x(2), x(1) - q*x(2)];
    y = [y(2), y(1) - q*y(2)];
end
fprintf('%d %d %d %d\n', a, x(1), y(1), 240*x(1) + 46*y(1));
