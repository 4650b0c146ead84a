% Powers of a square matrix and elementwise powers.
A = [1 1; 1 0];
fprintf('%d ', A^10);
fprintf('\n');
fprintf('%d ', A.^3, A^0);
fprintf('\n');
fprintf('%.4f ', [2 0; 0 4]^-1 + 0);
fprintf('\n');
fprintf('%g ', 2.^[1 2 3], [1 2 3].^2, [4 9].^0.5);
fprintf('\n');
