% A number without semicolon: integers whole, others with four digits after the point, very large
% and small ones with an exponent; the class on a line of its own where it is not double.
x = 3
x = -0.5
x = 123456
x = 1000.123
x = 0.001
x = 1e10
x = NaN
x = -Inf
x = 1 + 2i
x = single(2.5)
x = int8(-5)
x = uint64(18446744073709551615)
x = true
1 + 1
x = -0
x = 99999
x = 100000
x = 1e9
x = 12345.678
x = 1/3
display(x)
display(5)
