function epidemic()
% EPIDEMIC  Runge-Kutta by anonymous functions with parameters in structs, for two models and some orders.
p.beta = 0.4;
p.gamma = 0.1;
p.mu = 0.001;
p.season = 0.15;
f = @(t, y) sir(t, y, p);
[t, y] = rk4(f, [0 400], [0.99; 0.01; 0], 50000);
[peak, k] = max(y(2, :));
fprintf('peak %.6f at %.3f, in the end %.6f %.6f %.6f\n', peak, t(k), y(:, end));
q = struct('a', 1.1, 'b', 0.4, 'c', 0.1, 'd', 0.4);
g = @(t, y) [q.a*y(1) - q.b*y(1)*y(2); q.c*y(1)*y(2) - q.d*y(2)];
[t, y] = rk4(g, [0 60], [10; 5], 50000);
turns = 0;
for k = 2:numel(t)-1
    if y(1, k) > y(1, k-1) && y(1, k) >= y(1, k+1)
        turns = turns + 1;
        fprintf('most at %.3f: %.6f\n', t(k), y(1, k));
    end
end
fprintf('%d turns, %.6f %.6f\n', turns, y(:, end));
methods_ = {@euler, @heun};
h = @(t, y) -2*t*y;
for m = 1:2
    e = zeros(1, 3);
    for j = 1:3
        e(j) = abs(methods_{m}(h, 0, 2, 1, 4000*2^j) - exp(-4));
    end
    fprintf('order %.3f %.3f\n', log2(e(1)/e(2)), log2(e(2)/e(3)));
end
end

function dy = sir(t, y, p)
b = p.beta*(1 + p.season*cos(2*pi*t/365));
new = b*y(1)*y(2);
dy = zeros(3, 1);
dy(1) = p.mu - new - p.mu*y(1);
dy(2) = new - (p.gamma + p.mu)*y(2);
dy(3) = p.gamma*y(2) - p.mu*y(3);
end

function [t, Y] = rk4(f, span, y0, n)
h = (span(2) - span(1))/n;
t = zeros(1, n+1);
Y = zeros(numel(y0), n+1);
t(1) = span(1);
Y(:, 1) = y0;
for k = 1:n
    y = Y(:, k);
    k1 = f(t(k), y);
    k2 = f(t(k) + h/2, y + h/2*k1);
    k3 = f(t(k) + h/2, y + h/2*k2);
    k4 = f(t(k) + h, y + h*k3);
    Y(:, k+1) = y + h/6*(k1 + 2*k2 + 2*k3 + k4);
    t(k+1) = t(k) + h;
end
end

function y = euler(f, a, b, y, n)
h = (b - a)/n;
for k = 0:n-1
    y = y + h*f(a + k*h, y);
end
end

function y = heun(f, a, b, y, n)
h = (b - a)/n;
for k = 0:n-1
    t = a + k*h;
    s = f(t, y);
    y = y + h/2*(s + f(t + h, y + h*s));
end
end
