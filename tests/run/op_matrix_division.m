% Left and right division of square systems.
A = [4 1; 2 3];
b = [1; 2];
x = A\b;
fprintf('%.4f %.4f\n', x);
y = b'/A;
fprintf('%.4f %.4f\n', y);
fprintf('%.4f ', A/2, 2./A, 2.\A);
fprintf('\n');
% triangular
L = [2 0 0; 1 3 0; 4 5 6];
fprintf('%.6f ', L\[2; 7; 32]);
fprintf('\n');
% least squares
t = [0; 1; 2; 3];
p = [ones(4, 1) t]\[1; 3; 5; 7];
fprintf('%.6f %.6f\n', p);
