% Quotients of integers that are rounded as a word says, and bits of single numbers.
function int_bits_of_scalars
for a = int32([7 -7 8 -8 5])
    for b = int32([2 -2 3])
        fprintf('%d %d: %d %d %d %d %d\n', a, b, idivide(a, b), idivide(a, b, 'fix'), idivide(a, b, 'floor'), ...
            idivide(a, b, 'ceil'), idivide(a, b, 'round'));
    end
end
z = int32(0);
disp([idivide(int32(5), z), idivide(-int32(5), z, 'floor'), idivide(z, z, 'ceil'), idivide(int32(9), z, 'round')]);
u = uint8(200);
disp(idivide(u, uint8(7), 'ceil'));
disp(idivide(uint8(7), 2));
disp(idivide(100, int16(7), 'floor'));
disp(class(idivide(100, int16(7), 'floor')));
total = int32(0);
n = int32(98765);
while n > 0
    total = total + mod(n, 10);
    n = idivide(n, int32(10));
end
disp(total);

x = uint32(2863311530);
ones_ = 0;
for k = 1:32
    ones_ = ones_ + double(bitget(x, k)) * k;
end
disp(ones_);
y = uint8(0);
for k = 1:2:8
    y = bitset(y, k);
end
disp(y);
y = bitset(y, 3, 0);
y = bitset(y, 2, 1);
disp(y);
disp(class(bitget(y, 1)));
d = 0;
for k = 1:50
    d = bitset(d, k, mod(k, 3) == 0);
end
disp(d);
disp(class(bitget(d, 3)));
disp(bitget(d, 3));
disp([bitget(int16(5), 1), bitget(int16(5), 2)]);
h = uint32(2654435769);
count = 0;
for k = 1:1000
    h = bitxor(h, bitshift(h, 13));
    h = bitxor(h, bitshift(h, -17));
    h = bitxor(h, bitshift(h, 5));
    if bitget(h, 3), count = count + 1; end
    h = bitset(h, 12, bitget(h, 30));
end
disp(count);
s = 0;
for k = 1:20
    s = s + bitand(bitshift(k, -2), 1) + bitand(bitshift(k, 3), 48);
end
disp(s);
try
    bitget(uint8(3), 9)
catch e
    disp(e.message);
end
try
    idivide(int32(3), int32(2), 'down')
catch e
    disp(e.message);
end
end
