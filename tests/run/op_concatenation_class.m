% The class of a concatenation.
fprintf('%s ', class([1 single(2)]), class([1 int8(2)]), class(['a' 66]), class([true 2]), class([true false]));
fprintf('\n');
fprintf('%s ', class([int8(1) int16(300)]), class([int16(300) int8(1)]), class([single(1) int8(1)]), class([{1} 2]));
fprintf('\n');
x = [int8(100) 1000];
fprintf('%d\n', x);
fprintf('%s\n', ['abc' 68 69]);
fprintf('%d\n', [uint8(3.5) -2]);
