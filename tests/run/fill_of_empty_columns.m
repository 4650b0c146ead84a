% An array without elements but with columns becomes a row where one subscript names its elements; as in Octave.
x = zeros(0, 5);
for k = 1:round(rand) + 1
    x(k) = 2;
end
x = x(1);
y = zeros(0, 5);
for k = 1:1
    y(k) = 3;
end
disp(size(y))
disp(y > [1 5 2])
disp(x)
