% Units of text, bits of unsigned integers, remainders of whole numbers and marked elements, in loops as compiled
% programs compute them without the library.
function fast_units_bits_masks()
text = sprintf('Ab %dz\t_\x00e9\x00df', 7);
letters = 0; spaces = 0; up = ''; low = '';
for k = 1:numel(text)
    letters = letters + isletter(text(k));
    spaces = spaces + isspace(text(k));
    up = [up, upper(text(k))];
    low = [low, lower(text(k))];
end
fprintf('%d %d %s\n', letters, spaces, mat2str(double(up)));
fprintf('%s %s\n', mat2str(double(low)), mat2str(isletter(text)));
fprintf('%d %d\n', isletter(65), isspace(32));
s = uint32(2463534242); h = uint8(0); w = uint16(40000);
for k = 1:6
    s = bitxor(s, bitshift(s, 13));
    s = bitxor(s, bitshift(s, -17));
    s = bitxor(s, bitshift(s, 5));
    h = bitxor(bitshift(h, 3), uint8(bitand(s, 255)));
    w = bitor(bitshift(w, k - 3), uint16(bitand(s, 3)));
    fprintf('%u %u %u %u\n', s, h, w, bitshift(s, -k*5));
end
disp(bitshift(uint8([1 200 255]), 1)); disp(bitshift(uint8(255), [1 -1 8 -9]));
t = (1:12)'; x = mod(t*7, 5) + rem(t, 3);
disp(x'); disp(mod(-3:3, 4)); disp(mod((1:5) - 3, 2));
total = 0;
for mask = 0:31
    for k = 1:5
        if bitand(mask, bitshift(1, k - 1)), total = total + k*mask; end
    end
end
disp(total);
n = numel(text);
for k = [3 2.5 1]
    try
        total = total + bitand(k, 2^(k - 1)) + bitshift(1, k);
    catch e
        disp('refused');
    end
end
disp(total);
v = 10:-1:1; m = v > 3 & mod(v, 2) == 0;
a = v(m); b = v; b(m) = []; c = v; c(~m) = -1; d = v; d(m) = d(m)*2;
disp(a); disp(b); disp(c); disp(d); disp(find(m)); disp(size(v(v > 99)));
q = v(logical([0 1 1])); disp(q);
e = v'; e(logical([1; 0; 0])) = []; disp(e');
try, v(logical([0 0 0 0 0 0 0 0 0 0 1])), catch err, disp(err.identifier); end
A = reshape(1:6, 2, 3); disp(any(A == 4)); disp(all(A > 1)); disp(any(A == 4, 2)'); disp(any(any(A > 5)));
end
