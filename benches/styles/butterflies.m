function butterflies()
% BUTTERFLIES  A fast Fourier transform by hand: complex numbers in loops.
n = 2^15;
k = (0:n - 1)';
x = sin(2*pi*50*k/n) + 0.5*cos(2*pi*1234*k/n) + mod(k*7919, 101)/1000;
for round = 1:20
    y = transform(x);
    p = abs(y(1:n/2)).^2/n;
    [top, at] = max(p(2:end));
    fprintf('%d: %.6f at %d, sum %.6f\n', round, top, at, sum(p));
    x = real(y)/sqrt(n);
end
end

function x = transform(x)
n = numel(x);
j = 1;
for i = 1:n - 1
    if i < j
        t = x(i);
        x(i) = x(j);
        x(j) = t;
    end
    m = n/2;
    while j > m && m >= 1
        j = j - m;
        m = m/2;
    end
    j = j + m;
end
len = 2;
while len <= n
    w = exp(-2i*pi/len);
    for start = 1:len:n
        f = 1;
        for k = start:start + len/2 - 1
            a = x(k);
            b = x(k + len/2)*f;
            x(k) = a + b;
            x(k + len/2) = a - b;
            f = f*w;
        end
    end
    len = 2*len;
end
end
