% mat2str and int2str.
fprintf('%s\n', mat2str([1 2; 3 4]), mat2str([1.5 -2]), mat2str(5), mat2str([1; 2]), mat2str(true), mat2str([true false]), mat2str(pi, 4), mat2str(-0.125), mat2str([0.1 1/3], 3), mat2str([NaN Inf -Inf]));
fprintf('%s %s %s\n', int2str(2.7), int2str(-3.2), int2str([1 2 3]));
