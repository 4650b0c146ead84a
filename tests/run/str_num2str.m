% num2str of scalars, integers, vectors.
c = {num2str(pi), num2str(3), num2str(-0.5), num2str(123456.789), num2str(1e10), num2str(1.23e-5), num2str(1e-20), num2str(true), num2str('text'), num2str(pi, 8), num2str(1234.5678, 6), num2str(3, '%05d'), num2str(int8(5)), num2str(1.0), num2str(100), num2str(99999.5), num2str(0.1 + 0.2)};
fprintf('[%s] ', c{:});
fprintf('\n');
d = {num2str([1 2 3]), num2str([10 200 3]), num2str([1; 22]), num2str(NaN), num2str(Inf), num2str(-Inf), num2str([1 -2]), num2str(1 + 2i), num2str([true false])};
fprintf('[%s] ', d{[1:2 4:9]});
fprintf('%dx%d [%s]\n', size(d{3}), d{3}(1, :));
fprintf('[%s] [%s]\n', num2str(123456789), num2str(1.23456789, 4));
