% Elementary functions at known points.
fprintf('%.6f ', sin(pi/6), cos(pi/3), tan(pi/4), asin(1), acos(0), atan(1), atan2(-1, -1));
fprintf('\n');
fprintf('%.6f ', sinh(1), cosh(1), tanh(1), exp(0.5), log(2), log10(1000), log2(8), sqrt(2));
fprintf('\n');
fprintf('%g ', sign([-3 0 2]), abs(-3.5), hypot(3, 4), power(2, 10), nthroot(27, 3));
fprintf('\n');
