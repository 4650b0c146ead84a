function fftrec()
% FFTREC  The Fourier transform by recursion over even and odd places.
work = 8;
n = 4096;
x = zeros(1, n);
seed = 37;
for k = 1:n
    seed = mod(seed*1103515 + 12345, 2147483648);
    x(k) = seed/2147483648 + sin(2*pi*17*k/n);
end
for r = 1:work
    X = transform(x);
    power = abs(X(2:n/2)).^2;
    [p, where] = max(power);
    back = real(inverse(X));
    x = 0.5*x + 0.5*back;
end
fprintf('peak at %d of %.3f, mean %.6f, same %d\n', where, p, real(X(1))/n, max(abs(back - x)) < 1e-9);
fprintf('%.5f %.5f\n', real(X(5)), imag(X(5)));
end

function X = transform(x)
n = length(x);
if n == 1
    X = x;
    return
end
even = transform(x(1:2:end));
odd = transform(x(2:2:end));
w = exp(-2i*pi*(0:n/2-1)/n);
t = w.*odd;
X = [even + t, even - t];
end

function x = inverse(X)
x = conj(transform(conj(X)))/length(X);
end
