function base64()
% BASE64  Bytes to letters and back with bitand, bitor and bitshift, a Fletcher sum and an xorshift of uint32.
abc = ['A':'Z' 'a':'z' '0':'9' '+/'];
n = 1500000;
data = zeros(1, n, 'uint8');
s = uint32(2463534242);
for k = 1:n
    s = bitxor(s, bitshift(s, 13));
    s = bitxor(s, bitshift(s, -17));
    s = bitxor(s, bitshift(s, 5));
    data(k) = uint8(bitand(s, uint32(255)));
end
text = encode(data, abc);
fprintf('%s...%s (%d)\n', text(1:24), text(end-7:end), numel(text));
back = decode(text, abc);
fprintf('same %d\n', isequal(data, back));
a = uint32(0);
b = uint32(0);
for k = 1:numel(text)
    a = mod(a + uint32(text(k)), 65535);
    b = mod(b + a, 65535);
end
fprintf('%08x\n', bitor(bitshift(b, 16), a));
end

function t = encode(d, abc)
n = numel(d);
t = repmat('=', 1, 4*ceil(n/3));
o = 1;
for k = 1:3:n
    w = bitshift(uint32(d(k)), 16);
    if k + 1 <= n
        w = bitor(w, bitshift(uint32(d(k+1)), 8));
    end
    if k + 2 <= n
        w = bitor(w, uint32(d(k+2)));
    end
    t(o) = abc(bitshift(w, -18) + 1);
    t(o+1) = abc(bitand(bitshift(w, -12), 63) + 1);
    if k + 1 <= n
        t(o+2) = abc(bitand(bitshift(w, -6), 63) + 1);
    end
    if k + 2 <= n
        t(o+3) = abc(bitand(w, 63) + 1);
    end
    o = o + 4;
end
end

function d = decode(t, abc)
value = zeros(1, 128, 'uint32');
for k = 1:numel(abc)
    value(double(abc(k))) = k - 1;
end
pad = sum(t(end-1:end) == '=');
d = zeros(1, numel(t)/4*3, 'uint8');
o = 1;
for k = 1:4:numel(t)
    w = uint32(0);
    for j = 0:3
        w = bitor(bitshift(w, 6), value(double(t(k+j))));
    end
    d(o) = bitand(bitshift(w, -16), 255);
    d(o+1) = bitand(bitshift(w, -8), 255);
    d(o+2) = bitand(w, 255);
    o = o + 3;
end
d = d(1:end-pad);
end
