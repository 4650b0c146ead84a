function checksums()
% CHECKSUMS  Random numbers by shifts, a hash and a cyclic redundancy check: bits of uint32.
state = uint32(12345);
hash = uint32(2166136261);
mixed = uint32(0);
for k = 1:3000000
    state = bitxor(state, bitshift(state, 13));
    state = bitxor(state, bitshift(state, -17));
    state = bitxor(state, bitshift(state, 5));
    hash = bitxor(hash, bitand(state, uint32(255)));
    hash = uint32(mod(double(hash)*16777619, 4294967296));
    mixed = bitor(bitand(mixed, uint32(65535)), bitshift(bitand(hash, 65535), 16));
end
fprintf('%u %u %u\n', state, hash, mixed);
table = zeros(1, 256, 'uint32');
for n = 0:255
    c = uint32(n);
    for k = 1:8
        if bitand(c, 1)
            c = bitxor(bitshift(c, -1), uint32(3988292384));
        else
            c = bitshift(c, -1);
        end
    end
    table(n + 1) = c;
end
data = uint8(mod((1:2000000)*7, 256));
crc = intmax('uint32');
for k = 1:numel(data)
    place = double(bitand(bitxor(crc, uint32(data(k))), 255)) + 1;
    crc = bitxor(bitshift(crc, -8), table(place));
end
fprintf('%s\n', dec2hex(bitxor(crc, intmax('uint32'))));
end
