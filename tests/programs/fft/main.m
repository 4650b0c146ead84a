% Spectrum of two waves, and there and back again.
n = 64;
t = (0:n-1)/n;
wave = cos(2*pi*5*t) + 0.5*sin(2*pi*12*t);
data = zeros(1, 2*n);
data(1:2:2*n-1) = wave;

spectrum = radix2(data, n, false);
power = sqrt(spectrum(1:2:end).^2 + spectrum(2:2:end).^2);
lines = find(power > 1e-6);
for k = lines
    fprintf('frequency %2d: %.6f\n', k - 1, power(k));
end
% two numbers of the transform itself
fprintf('%.6f %.6f\n', spectrum(11), spectrum(26));

back = radix2(spectrum, n, true);
fprintf('there and back: %d\n', max(abs(back - data)) < 1e-12);

% against the definition
direct = zeros(1, n);
for k = 0:n-1
    direct(k+1) = sum(wave.*exp(-2*pi*1i*k*t));
end
fprintf('as defined: %d\n', max(abs(complex(spectrum(1:2:end), spectrum(2:2:end)) - direct)) < 1e-10);
