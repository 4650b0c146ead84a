% Operators bind as MATLAB's table says.
fprintf('%g ', -2^2, 2^-1, 2^3^2, -2^-2, 2*3^2, -3', 1 - 2 - 3, 8/4/2, 2\8);
fprintf('\n');
fprintf('%d ', ~0 == 1, ~(0 == 1), 1 + 2 == 3, 1 | 0 & 0, 3 > 2 > 1, 1:3 == 1:3);
fprintf('\n');
fprintf('%d ', 1:2 + 1, (1:2) + 1);
fprintf('\n');
a = [1 2; 3 4];
fprintf('%g ', -a', a.^2', 2.^a');
fprintf('\n');
