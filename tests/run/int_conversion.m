% Conversions between classes.
fprintf('%d ', double(int8(5)), int8(true), logical([0 2 -1]), uint8('A'), int32(single(2.5)), cast(3.7, 'int8'));
fprintf('\n');
fprintf('%s ', class(double(int8(5))), class(cast(1, 'single')), class(logical(1)), char([72 105]), char(uint8(65)));
fprintf('\n');
fprintf('%d ', typecast(single(1), 'uint32'), typecast(uint8([1 0 0 0]), 'uint32'), typecast(int8(-1), 'uint8'));
fprintf('\n');
