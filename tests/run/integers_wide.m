% Integers of 64 bits: saturating sums and products, exact beyond 2^53, quotients and rests, bits.
a = intmax('int64'); b = intmin('int64');
fprintf('%d %d %d %d\n', a + 1, b - 1, a - b, b - a);
fprintf('%d %d %d\n', a * 2, a * -2, b * -1);
fprintf('%d %d\n', 9007199254740992 + int64(1), int64(9007199254740992) * 3);
fprintf('%d %d %d %d\n', mod(int64(-7), 3), mod(int64(7), -3), rem(int64(-7), 3), mod(int64(5), 0));
fprintf('%d %d %d\n', idivide(int64(7), int64(-2)), idivide(b, int64(-1)), idivide(int64(5), int64(0)));
fprintf('%d %d %d\n', min(a, 3), max(b, int64(4)), min(int64(2), -5));
fprintf('%d%d%d%d\n', a > b, a == a, int64(3) <= 2, b ~= a);

u = intmax('uint64');
fprintf('%u %u %u %u\n', u + 1, u - 1, 3 - uint64(5), uint64(5) - 3);
fprintf('%u %u\n', u * 2, uint64(4294967296) * uint64(4294967295));
fprintf('%u %u %u\n', idivide(u, uint64(10)), mod(u, 1000), rem(uint64(17), 0));
fprintf('%u %u %u\n', bitand(u, 255), bitor(uint64(8), 3), bitxor(u, uint64(15)));
fprintf('%u %u %u %u\n', bitshift(u, 3), bitshift(u, -60), bitshift(uint64(5), 62), bitshift(uint64(7), -2));
fprintf('%d%d%d\n', u > 3, u == u - 1, uint64(0) < 1);
flag = u > 5;
fprintf('%u %d\n', uint64(10) + flag, int64(10) - flag);

% In loops.
h = uint64(1469598103934665603);
for c = 'hash me'
    h = bitxor(h, uint64(c));
    h = mod(h * 31 + 7, uint64(1000000007));
end
fprintf('%u\n', h);
f = int64(1);
for k = 1:25
    f = f * k;
end
fprintf('%d\n', f);
n = uint64(600851475143); p = uint64(2);
while p * p <= n
    if mod(n, p) == 0, n = idivide(n, p); else, p = p + 1; end
end
fprintf('%u\n', n);
s = uint64(0);
for k = 1:10
    s = s + k;
end
for k = 1:3
    s = s - 2*k;
end
fprintf('%u\n', s);

% Arrays.
v = int64([1 2 3]); w = int64([9007199254740993 -5 0]);
fprintf('%d ', v + w, v .* w, v - 7, mod(w, 4), max(v, 2)); fprintf('\n');
fprintf('%d', v < w, w >= 0); fprintf('\n');
fprintf('%s %s\n', class(v + 1), class(u - 1));
