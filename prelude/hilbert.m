function y = hilbert(x, n)
% HILBERT  Analytic signal: its real part is x, its imaginary part the Hilbert transform.

row = isrow(x);
if row
    x = x.';
end
if nargin < 2
    n = size(x, 1);
end
f = fft(real(x), n, 1);
h = zeros(n, 1);
h(1) = 1;
if mod(n, 2) == 0
    h(n / 2 + 1) = 1;
    h(2:n / 2) = 2;
else
    h(2:(n + 1) / 2) = 2;
end
y = ifft(f .* h, [], 1);
if row
    y = y.';
end
end
