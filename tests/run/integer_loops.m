% Loops over ranges of integer classes count in integers and give their variable the class.
for k = uint8(250):uint8(255)
    fprintf('%d ', k);
end
fprintf('%s\n', class(k));
for k = int32(5):-2:int32(-4)
    fprintf('%d ', k);
end
fprintf('\n');
for k = uint16(1):3:uint16(11)
    k = k + 100; %#ok<FXSET>
    fprintf('%d ', k);
end
fprintf('%s %d\n', class(k), k);
n = 3; t = int64(0);
for i = 1:int16(n)
    for j = i:int16(n)
        t = t + int64(i)*int64(j);
    end
end
fprintf('%d %s\n', t, class(i));
c = 0;
for k = uint8(10):-1:uint8(0)
    c = c + double(k);
end
fprintf('%d\n', c);
h = uint32(7);
for k = uint32(1):uint32(1000)
    if mod(k, uint32(3)) == 0, continue, end
    h = bitxor(h, bitshift(k, 3));
    if k > 900, break, end
end
fprintf('%u %u\n', h, k);
s = sums(uint8(200), uint8(255));
fprintf('%d %s\n', s, class(s));
m = int32(2147483647);
r = 0;
for k = m-2:m
    r = r + 1;
end
fprintf('%d %d\n', r, k);

function s = sums(a, b)
s = uint32(0);
for k = a:b
    s = s + uint32(k);
end
end
