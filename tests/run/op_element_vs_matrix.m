% Products with and without a dot.
A = [1 2; 3 4];
B = [0 1; 1 0];
fprintf('%d ', A*B, A.*B, A*2, 2*A, A', A.^2, A^2);
fprintf('\n');
fprintf('%g ', A./[2 4; 6 8], [2 4]./2, 12./[2 3 4], [1 2 3]*[4; 5; 6], [1; 2]*[3 4]);
fprintf('\n');
fprintf('%d ', size([1; 2]*[3 4]), size([1 2 3]*[4; 5; 6]), size(zeros(2, 3)*zeros(3, 4)));
fprintf('\n');
