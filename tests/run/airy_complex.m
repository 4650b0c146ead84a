% Airy functions of complex arguments: series, integral, and where the arguments turn past it.
z = [1i, 1.2 - 0.4i, 2i, 5 + 5i, 10i, -2 + 1i, -3 - 1i, -8 + 0.1i, exp(2i * pi / 3)];
for k = 0:3
    w = airy(k, z);
    fprintf('%.6g %.6g\n', [real(w); imag(w)]);
end
w = airy(0, 2 + 1i, 1);
fprintf('%.6g %.6g\n', real(w), imag(w));
disp(isreal(airy(0, [1 -1])))
