% In Octave's language an operand of && and || may be an array: it counts as it does for if.
x = [1 1];
y = [1 0];
e = [];
if x && 1, printf('a\n'); end
if y || 0, printf('wrong\n'); else printf('b\n'); end
printf('%d %d %d %d\n', x && y, x && x, e || 1, e && 1);
z = x && [2 3];
printf('%s %d\n', class(z), z);
n = 0;
while x && n < 3
  n++;
end
printf('%d\n', n);
f = @(a, b) a || b;
printf('%d %d %d\n', f(y, x), f(y, y), f('ab', y));
for v = {3, [1 2; 3 4], 'text', true, zeros(0, 3)}
  printf('%d ', v{1} && true);
end
printf('\n');
printf('%d %d\n', bitcmp(5, 12), bitcmp(uint8(5)));
% Calls of constants that the compiler makes are Octave's too.
x = sprintf('%d', 1.5);
printf('%d\n', numel(x));
