function handles()
% HANDLES  Closures: functions that make functions, integrals and zeros of
% what they made.
total = 0;
for k = 1:300
    wave = shifted(@(x) exp(-x*x)*cos(k/5*x), k/250);
    total = total + simpson(wave, -2, 3, 3200);
end
fprintf('integrals %.8f\n', total);

zeros_ = 0;
for k = 1:2000
    c = 1 + k/1000;
    f = @(x) x^3 - c*x - 1;
    zeros_ = zeros_ + newton(f, derivativeOf(f, 1e-6), 2);
end
fprintf('zeros %.8f\n', zeros_);

steps = {@(x) x/2, @(x) x + 0.25, @(x) 1/(1 + x), @(x) sqrt(x + 1)};
all = composed(steps);
y = 0;
for k = 1:250000
    y = y + all(mod(k, 17));
end
fprintf('compositions %.8f\n', y);
powers = arrayfun(@(p) simpson(@(x) x^p, 0, 1, 1000), 1:20);
fprintf('powers %.8f\n', sum(powers));
end

function g = shifted(f, by)
g = @(x) f(x - by);
end

function d = derivativeOf(f, h)
d = @(x) (f(x + h) - f(x - h))/(2*h);
end

function g = composed(list)
g = @(x) x;
for k = 1:numel(list)
    f = list{k};
    g = @(x) f(g(x));
end
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

function x = newton(f, df, x)
for k = 1:50
    step = f(x)/df(x);
    x = x - step;
    if abs(step) < 1e-10
        break
    end
end
end
