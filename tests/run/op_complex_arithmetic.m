% Complex scalars and arrays.
a = 3 + 4i;
b = 1 - 2i;
c = a*b;
d = a/b;
fprintf('%g%+gi\n', real(c), imag(c), real(d), imag(d), real(a^2), imag(a^2));
fprintf('%g ', abs(a), real(conj(a)), imag(conj(a)), isreal(a), isreal(a*conj(a)), isreal(complex(1, 0)));
fprintf('\n%.6f %.6f\n', angle(1i), angle(-1));
z = [1 2i 3];
fprintf('%g ', abs(z), real(z.*z), imag(sum(z)));
fprintf('\n');
fprintf('%d %d\n', 1i == 1j, 1e3i == 1000i);
