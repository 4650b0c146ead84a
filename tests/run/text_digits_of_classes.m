% Binary digits are of what a number rounds down to, hexadecimal ones refuse fractions; literals of digits may name a
% class, whose signed ones have two's complements.
disp(dec2bin(12.5))
disp(dec2bin([3.9; 8.1]))
disp(hex2dec('0xFFs8'))
disp(hex2dec({'0xFFs32'; '0x8000s16'; '0xFFu8'; 'FF'}))
disp(bin2dec('0b101u8'))
disp(bin2dec('0b11111111s8'))
try
    dec2hex(10.5)
catch e
    disp(e.message)
end
try
    hex2dec('FFs8')
catch e
    disp(e.message)
end
