% mod takes the sign of the divisor, rem of the dividend.
fprintf('%g ', mod(7, 3), mod(-7, 3), mod(7, -3), mod(-7, -3), rem(7, 3), rem(-7, 3), rem(7, -3));
fprintf('\n');
fprintf('%g ', mod(5, 0), mod(0, 5), mod(-1, 3), mod(5.5, 2), mod(-5.5, 2), rem(-5.5, 2), rem(5, 0), mod(3, 3));
fprintf('\n');
fprintf('%g ', mod([1 2; 3 4], 3), mod(10, [3 4 5]), mod(-4:4, 4));
fprintf('\n');
fprintf('%d ', mod(int8(-7), int8(3)), rem(int8(-7), int8(3)), mod(uint8(250), uint8(7)));
fprintf('\n');
