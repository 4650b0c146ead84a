% Bit operations.
fprintf('%d ', bitand(12, 10), bitor(12, 10), bitxor(12, 10), bitshift(1, 4), bitshift(16, -2));
fprintf('\n');
fprintf('%d ', bitand(uint8([1 2 3]), uint8(2)), bitshift(uint8(255), 1), bitget(5, 1:3), bitset(0, 3));
fprintf('\n');
fprintf('%s ', class(bitand(uint8(7), 3)), dec2bin(10), dec2bin(5, 8), dec2hex(255), dec2base(10, 3));
fprintf('\n');
fprintf('%d ', bin2dec('1010'), hex2dec('FF'), base2dec('101', 3));
fprintf('\n');
