function fixedpoint()
% FIXEDPOINT  A filter in 16-bit integers with saturation, and a compressor of samples.
n = 800000;
t = 0:n - 1;
signal = int16(20000*sin(t/50) + 15000*sin(t/7));
taps = int16([120, 900, 2400, 3300, 2400, 900, 120]);
out = zeros(1, n, 'int16');
clipped = 0;
for k = numel(taps):n
    acc = int32(0);
    for j = 1:numel(taps)
        acc = acc + int32(signal(k - j + 1))*int32(taps(j));
    end
    y = acc/int32(8192);
    out(k) = int16(y);
    if out(k) == intmax('int16') || out(k) == intmin('int16')
        clipped = clipped + 1;
    end
end
quiet = bitshift(uint16(abs(out)), -4);
louder = out*2 + int16(5);
step = uint8(mod(double(quiet), 256));
level = uint8(0);
for k = 1:n
    level = level + step(k);
    if level > 250
        level = level - 200;
    end
end
fprintf('%d clipped, %d %d\n', clipped, sum(int32(out)), max(quiet));
fprintf('%d at the limit, level %d\n', sum(louder == 32767), level);
end
