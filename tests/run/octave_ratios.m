% Ratios and solutions of least norm as Octave gives them.
format rat
x = [1 2.5; -1/3 100.25], z = pi, w = [1/3 1e-9 1e6+0.5]
v=[0.1 NaN Inf -2], c=[1+0.5i 2], s=single(0.3), i=12345.678, t=[1e-5 1]
format
a = [1 2;2 4] \ [1;2]
b = [1 2 3;4 5 6] \ [1;2]
c = [1 2;0 0] \ [1;2]
d = round(1000*([1 1;1 1;1 1] \ [1;2;3]))
for x = [1000000.5 1e-9 1e-7 123456.7 -100000.5 -12345.678]
    a = x
    b = [x 1]
end
format rat
for x = [1000000.5 1e-9 1e-7 123456.7 -100000.5 -12345.678]
    a = x
    b = [x 1]
end
