% The nets of main.m at a size worth timing.
bits = dec2bin(0:15)' - '0';
[weights, errors] = nne(bits, [sum(bits) >= 2; mod(sum(bits), 2)], [4 8 6 2], 1.5, 1200);
fprintf('%.4f %.4f\n', errors(1), errors(1200));
