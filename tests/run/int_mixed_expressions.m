% Integers in longer expressions.
a = uint8(250);
b = int32(7);
fprintf('%d ', a + 10 - 10, a - 10 + 10, b/2*2, b*0.5, 2^b, b^2, mod(b, 4), bitand(b, int32(3)), abs(int8(-128)), double(a) + 10);
fprintf('\n');
fprintf('%d ', max(int8([3 -4])), min(uint8(3), 2), sum(int16([1 2 3])), int32(5):-2:int32(1), any(int8([0 1])), find(int8([0 3])));
fprintf('\n');
x = uint8(1:5);
x(2) = 300;
x(7) = 1;
fprintf('%d ', x, x(uint8(2)), x(end));
fprintf('%s %s\n', class(x), class(x([1 2])));
fprintf('%d ', uint8(7)/uint8(2), bitor(uint8(5), uint8(2)), floor(int8(5)/int8(2)), int8(5) > 4.5, int8(5) == 5);
fprintf('\n');
