function sprintf_widths()
% Widths, signs, digits and ties of `sprintf`.
fprintf('[%8.3f|%-8.3f|%+.2f|% d|%05d|%-5d|%5s|%-5s|%.2s]\n', pi, -pi, 2, 3, 42, 7, 'ab', 'cd', 'xyz');
fprintf('[%.0f %.0f %.0f %.1f %.1f %.2f %.2f]\n', 0.5, 1.5, 2.5, 0.25, 0.35, 1.005, 2.675);
fprintf('[%f %f %.10f %.15f]\n', 1e15, 123456789.123456789, 0.1, 1/3);
fprintf('[%.3f %.3f %.3f]\n', 4503599627370496.5, 1e22, 1e-9);
fprintf('[%g %g %g %g %g %g]\n', 100000, 1000000, 123456, 0, 1e5+0.5, -7);
fprintf('[%10g|%-10g|%.3g|%#g|%G]\n', 12, 12, 1234, 5, 1e-10);
fprintf('[%x %X %o %#x %08.3f %+d %i]\n', 255, 255, 8, 255, -1.5, 0, -12);
fprintf('[%5.1f%%] %d%s%c\n', 99.95, 3, 'rd', 'x');
fprintf('%d, ', [1 2 3]); fprintf('\n');
fprintf('[%s] [%d] [%s]\n', 'only');
fprintf('[%s=%d]\n', 'one', 1, 'two', 2);
fprintf('[%*d|%-*d|%.*f]\n', 6, 42, 6, 42, 2, pi);
fprintf('[%6.2f|%-8s|%6d]\n', Inf, 'NaN', int8(-5));
fprintf('%s\n', sprintf('%d', []), sprintf('a%sb', ''), sprintf('%d', 'ab'));
end
