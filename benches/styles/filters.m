function filters()
% FILTERS  A FIR filter by a ring of samples, a cascade of biquads with states in structs, a median of five.
fs = 8000;
n = 120000;
t = (0:n-1)/fs;
x = sin(2*pi*440*t) + 0.3*sin(2*pi*1800*t);
seed = 21;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    x(k) = x(k) + 0.2*(seed/2147483647 - 0.5);
end
taps = lowpass(41, 1000/fs);
y = fir(x, taps);
fprintf('fir    %.6f %.6f\n', rms_(y), max(y));
stages = {biquad('low', 900, fs, 0.7), biquad('high', 200, fs, 0.7), biquad('notch', 1800, fs, 5)};
z = x;
for s = 1:numel(stages)
    z = run(stages{s}, z);
    fprintf('stage %d %.6f %.6f\n', s, rms_(z), min(z));
end
m = zeros(1, n);
for k = 3:n-2
    w = sort(x(k-2:k+2));
    m(k) = w(3);
end
fprintf('median %.6f %.6f\n', rms_(m), m(1000));
e = 0;
env = zeros(size(z));
for k = 1:n
    a = abs(z(k));
    if a > e
        e = 0.9*e + 0.1*a;
    else
        e = 0.999*e;
    end
    env(k) = e;
end
fprintf('%.5f ', env(1:15000:end));
fprintf('\n');
end

function r = rms_(x)
s = 0;
for k = 1:numel(x)
    s = s + x(k)*x(k);
end
r = sqrt(s/numel(x));
end

function h = lowpass(n, fc)
h = zeros(1, n);
mid = (n + 1)/2;
for k = 1:n
    if k == mid
        h(k) = 2*fc;
    else
        h(k) = sin(2*pi*fc*(k - mid))/(pi*(k - mid));
    end
    h(k) = h(k)*(0.54 - 0.46*cos(2*pi*(k - 1)/(n - 1)));
end
total = 0;
for k = 1:n
    total = total + h(k);
end
h = h/total;
end

function y = fir(x, h)
n = numel(h);
ring = zeros(1, n);
at = 1;
y = zeros(size(x));
for k = 1:numel(x)
    ring(at) = x(k);
    s = 0;
    j = at;
    for i = 1:n
        s = s + h(i)*ring(j);
        j = j - 1;
        if j < 1
            j = n;
        end
    end
    y(k) = s;
    at = at + 1;
    if at > n
        at = 1;
    end
end
end

function f = biquad(kind, f0, fs, q)
w = 2*pi*f0/fs;
alpha = sin(w)/(2*q);
c = cos(w);
switch kind
    case 'low'
        b = [(1-c)/2, 1-c, (1-c)/2];
    case 'high'
        b = [(1+c)/2, -(1+c), (1+c)/2];
    case 'notch'
        b = [1, -2*c, 1];
end
f.b = b/(1 + alpha);
f.a = [1, -2*c/(1 + alpha), (1 - alpha)/(1 + alpha)];
f.z = [0 0];
end

function y = run(f, x)
y = zeros(size(x));
for k = 1:numel(x)
    [y(k), f] = tick(f, x(k));
end
end

function [y, f] = tick(f, x)
y = f.b(1)*x + f.z(1);
f.z(1) = f.b(2)*x - f.a(2)*y + f.z(2);
f.z(2) = f.b(3)*x - f.a(3)*y;
end
