% main.m's problem at a size where C needs long enough to be timed.
n = 2^21;
t = (0:n-1)/n;
data = zeros(1, 2*n);
data(1:2:2*n-1) = cos(2*pi*50*t) + 0.5*sin(2*pi*1200*t);
spectrum = radix2(data, n, false);
power = sqrt(spectrum(1:2:end).^2 + spectrum(2:2:end).^2);
for k = find(power > 1)
    fprintf('frequency %5d: %.4f\n', k - 1, power(k));
end
