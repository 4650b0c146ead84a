% Digits that are the argument of int64 and uint64 are read as integers; anything else is a double first.
fprintf('%d\n', int64(9007199254740993), uint64(18446744073709551615), int64(-9223372036854775807));
fprintf('%d\n', int64(9223372036854775807) - 1, int64(99999999999999999999));
fprintf('%d\n', uint64([9007199254740993]), int64(9007199254740993 + 0));
fprintf('%d\n', uint64(-9007199254740993), 0xFFs8, 0x8000s16);
x = int64(9007199254740993)
idivide(int32([7 8 9]), int32([2; 3; 4]), 'floor')
try
    NaN(2, 'int8');
catch e
    disp(e.message)
end
