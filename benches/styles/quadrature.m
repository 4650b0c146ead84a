function quadrature()
% QUADRATURE  Integrals, roots and least values of functions that are handed over.
whole = {@sin, @exp, @sqrt, @(x) 1/(1 + x^2)};
for k = 1:numel(whole)
    fprintf('integral %d: %.10f\n', k, simpson(whole{k}, 0, 2, 200000));
end
total = 0;
for k = 1:4000
    total = total + bisect(@(x) x^3 - k, 0, 20) + newton(@cos, @(x) -sin(x), k/4000);
end
fprintf('roots: %.8f\n', total);
[x, f, calls] = golden(@(x) (x - 1.25)^2 + exp(-x), 0, 3);
fprintf('least: %.8f, %.8f after %d calls\n', x, f, calls);
end

function s = simpson(f, a, b, n)
h = (b - a)/n;
s = f(a) + f(b);
for k = 1:n-1
    if mod(k, 2) == 1
        s = s + 4*f(a + k*h);
    else
        s = s + 2*f(a + k*h);
    end
end
s = s*h/3;
end

function x = bisect(f, a, b)
left = sign(f(a));
while b - a > 1e-12
    x = (a + b)/2;
    if sign(f(x)) == left
        a = x;
    else
        b = x;
    end
end
end

function x = newton(f, slope, x)
x = x + 1;
for k = 1:20
    step = f(x)/slope(x);
    x = x - step;
    if abs(step) < 1e-13
        break
    end
end
end

function [x, y, calls] = golden(f, a, b)
r = (sqrt(5) - 1)/2;
c = b - r*(b - a);
d = a + r*(b - a);
fc = f(c);
fd = f(d);
calls = 2;
while b - a > 1e-9
    if fc < fd
        b = d;
        d = c;
        fd = fc;
        c = b - r*(b - a);
        fc = f(c);
    else
        a = c;
        c = d;
        fc = fd;
        d = a + r*(b - a);
        fd = f(d);
    end
    calls = calls + 1;
end
x = (a + b)/2;
y = f(x);
end
