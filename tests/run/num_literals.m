% Numbers as they may be written.
fprintf('%g ', 1e3, 1E-2, .5, 3., 1.5e+2, 1d2, 0.1e1);
fprintf('\n');
fprintf('%d ', 0x1F, 0xff, 0b101);
fprintf('\n');
fprintf('%g ', imag(2i), imag(1.5e2j));
fprintf('\n');
fprintf('%d\n', 123456789012, 2^53);
