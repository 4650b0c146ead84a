% Bits of integers of 64 bits and shifts of signed ones, conversions from the widest classes, whole quotients.
x = uint64(88172645463325248);
for k = 1:5
    x = bitxor(x, bitshift(x, 13));
    x = bitxor(x, bitshift(x, -7));
    x = bitxor(x, bitshift(x, 17));
    fprintf('%u %u %u %.0f\n', x, bitand(x, uint64(1023)), bitor(bitshift(x, -60), uint64(16)), double(bitshift(x, -12)));
end
y = int64(-5);
fprintf('%d %d %d\n', bitand(y, int64(12)), bitor(y, int64(8)), bitxor(y, int64(3)));
fprintf('%d %d %d\n', uint32(x), int8(y), uint8(y));
fprintf('%.0f %s %d\n', double(int64(9007199254740993)), class(single(y)), logical(x));
v = int32([-100 100 -1 7 2147483647]);
for k = 1:numel(v)
    fprintf('%d %d %d %d\n', bitshift(v(k), -3), idivide(v(k), int32(7)), mod(v(k), 7), floor(double(v(k))/8));
end
w = int16(-3);
fprintf('%d %d\n', bitshift(w, -1), bitshift(int8(5), 2));
fprintf('%d %d %d %d\n', idivide(int32(7), 2), idivide(int32(-7), int32(2)), idivide(int32(5), int32(0)), idivide(int32(-5), int32(0)));
fprintf('%d %d\n', idivide(uint8(200), uint8(7)), idivide(int32(0), int32(0)));
lo = 1; hi = 1000; n = 0;
while lo < hi
    m = floor((lo + hi)/2);
    if m*m < 5000, lo = m + 1; else, hi = m; end
    n = n + 1;
end
fprintf('%d %d\n', lo, n);
d = 0; z = 987654;
while z > 0
    d = d + mod(z, 10);
    z = floor(z/10);
end
fprintf('%d\n', d);
for k = -5:2:5
    fprintf('%d %d %d|', floor(k/2), fix(k/2), floor(k/3));
end
fprintf('\n');
fprintf('%g\n', 1/fix(-1/2));
