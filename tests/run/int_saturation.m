% Integers saturate and round.
fprintf('%d ', uint8(200) + 100, uint8(5) - 10, int8(127) + 1, -int8(-128), int8(-100)*2, uint8(3.5), uint8(2.5), int8(-3.5));
fprintf('\n');
fprintf('%d ', int32(7)/int32(2), int32(-7)/int32(2), int32(10)/4, idivide(int32(7), int32(2)), 7/int16(2));
fprintf('\n');
fprintf('%d ', uint8(NaN), uint8(Inf), int8(-Inf), int32(1e10), uint8(1)/uint8(0), -uint8(3), int8(0)/int8(0));
fprintf('\n');
