% Complex numbers of integer classes are stored, indexed, joined, added and multiplied; each part is rounded and
% saturated for itself.
x = int8([1.5+2i 3; 100-100i 7i])
disp(class(x)); disp(isreal(x))
real(x), imag(x)
x(1, 2)
isreal(x(1, 2))
y = x(1, 1) + 5
z = x * 2
x.'
w = x(2, 1)'
abs(int16(3+4i))
disp(x(1, 1) == 2+2i)
disp(isequal(int32(1+2i), int32(1+2i)))
int64(1+2i) == int64(1-2i)
v = int16([1 2 3]);
v(2) = 4i
v(2) = 0
[int8(1+2i) 3]
complex(uint8(3), uint8(4))
double(int8(1+2i))
-int8(1-128i)
c = {int8(1+2i)}
s.part = int8(1-2i)
disp([num2str(int8(3-4i)) ' ' mat2str(int8([1 2i]))])
isreal(zeros(1, 1, 'like', int8(2)))
try
    complex(int8(1), int16(2))
catch e
    disp(e.message)
end
