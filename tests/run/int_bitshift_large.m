% Doubles are shifted as 64-bit integers; bits beyond are lost.
fprintf('%.0f\n', bitshift(2^52, -3));
fprintf('%.0f\n', bitshift(2^53 - 1, 11));
fprintf('%.0f\n', bitshift(2^53 - 1, 1));
fprintf('%.0f\n', bitshift(2^60, -50));
fprintf('%.0f\n', bitshift(3, 62));
fprintf('%.0f\n', bitshift(3, 63));
fprintf('%.0f\n', bitshift(3, 64));
fprintf('%.0f\n', bitshift([1 2 4], 61));
x = 2^40;
for k = 1:3
    x = bitshift(x, 8);
end
fprintf('%.0f\n', x);
disp(bitshift(uint64(18446744073709551615), 1))
