a = int8(1);
b = int16(2) + a;
