function negative_zero
% The sign of zero: what compiled code keeps as an integer must not lose it.
x = -0;
fprintf('%g\n', 1/x)
n = none(rand(1, 3));
y = -n;
fprintf('%g\n', 1/y)
z = n * -1;
fprintf('%g\n', 1/z)
fprintf('%g\n', 1/round(-0.3))
fprintf('%g\n', 1/ceil(-0.5))
fprintf('%g\n', 1/fix(-0.5))
fprintf('%g\n', 1/mod(4, -2))
fprintf('%g\n', 1/rem(-4, 2))
fprintf('%g %g\n', 1/mod(n, -2), 1/rem(n - 4, 2))
fprintf('%g %g\n', 1/mod(n - 4, 2), 1/(n * -3))
fprintf('%g\n', 1/round(-0.3 - n))
fprintf('%g\n', 1/mod(-4, 2))
for k = -2:2
    a = k * 3;
    b = -a;
    fprintf('%g %g\n', 1/a, 1/b);
end
s = 0;
for k = 1:3
    s = s - 0;
    t = -s;
    fprintf('%g %g\n', 1/s, 1/t);
end
p = negated(n);
fprintf('%g\n', 1/p);
if p == 0
    fprintf('%g\n', 1/p);
end
q = pick(-n, 5);
fprintf('%g\n', 1/q);
w = sign(-n);
fprintf('%g\n', 1/w);
u = abs(-n) + floor(-n/2);
fprintf('%g\n', 1/u);
i = idivide_like(-3, 4);
fprintf('%g\n', 1/i);
d = 0:-1:-2;
fprintf('%g\n', 1/d(1));
c = double(int8(-n));
fprintf('%g\n', 1/c);
r = (-n)^3;
fprintf('%g %g\n', 1/r, 1/(-n)^2);
f = prod([-1 n]);
fprintf('%g\n', 1/f);
end

function y = negated(x)
y = -x;
end

function y = pick(a, b)
if a >= 0
    y = a;
else
    y = b;
end
end

function y = idivide_like(a, b)
y = fix(a / b);
end

function n = none(x)
n = numel(find(x > 2));
end
