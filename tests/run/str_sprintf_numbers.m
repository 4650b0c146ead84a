% Formats for numbers.
fprintf('[%d] [%5d] [%-5d] [%05d] [%+d] [% d]\n', 42, 42, 42, 42, 42, 42);
fprintf('[%f] [%.2f] [%8.3f] [%-8.1f] [%08.2f] [%+.1f]\n', pi, pi, pi, pi, pi, pi);
fprintf('[%e] [%.2e] [%g] [%g] [%g] [%G]\n', 12345.678, 0.00012, 1e5, 1e6, 1e-5, 1e-10);
fprintf('[%x] [%X] [%o] [%c] [%%] [%5.1f%%]\n', 255, 255, 8, 'z', 12.34);
fprintf('[%g] [%g] [%g] [%.3g] [%10.4g] [%g]\n', 100000, 1234567, 0.1, pi, pi, 1/3);
fprintf('[%d] [%i] [%u] [%d] [%d]\n', -7, -7, 7, 1e10, 2^40);
fprintf('[%5s] [%-5s] [%.2s] [%s]\n', 'ab', 'ab', 'abcdef', 'x');
fprintf('[%*d] [%-*d] [%.*f]\n', 6, 42, 6, 42, 2, pi);
fprintf('[%d] [%5.1f] [%g] [%f] [%x]\n', NaN, NaN, Inf, -Inf, Inf);
