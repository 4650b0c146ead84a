% intmin, intmax and exact 64-bit integers.
fprintf('%d ', intmax('int8'), intmin('int8'), intmax('uint8'), intmax('int16'), intmin('int32'), intmax('uint32'), intmax);
fprintf('\n');
fprintf('%d\n', intmax('int64'), intmin('int64'), intmax('int64') - 1);
fprintf('%d\n', bitshift(int64(1), 53) + int64(1), bitshift(int64(1), 62), int64(5)*int64(3));
