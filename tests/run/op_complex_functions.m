% Real arguments may give complex results, and complex ones narrow to real.
fprintf('%g%+gi ', real(sqrt(-4)), imag(sqrt(-4)));
fprintf('%.6f%+.6fi ', real(log(-1)), imag(log(-1)), real((-8)^(1/3)), imag((-8)^(1/3)));
fprintf('\n');
x = sqrt([-1 4]);
fprintf('%d %g %g %g %g\n', isreal(x), real(x), imag(x));
y = (1 + 1i)*(1 - 1i);
fprintf('%g %d\n', y, isreal(y));
w = exp(1i*pi);
fprintf('%.4f %.4f\n', real(w), abs(imag(w)));
r = roots([1 0 1]);
fprintf('%.4f ', abs(real(r)), sort(imag(r)));
fprintf('\n');
