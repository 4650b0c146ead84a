% The basic solution of a least-squares problem without full rank: no more nonzeros than the rank.
A = [1 2; 2 4; 3 6];
x = A \ [1; 2; 3];
fprintf('%.4f %.4f\n', x);
B = [1 0 1; 0 1 1; 1 1 2; 2 1 3];
x = B \ [1; 2; 3; 4];
fprintf('%d\n', nnz(abs(x) > 1e-12));
fprintf('%.4f\n', norm(B*x - [1; 2; 3; 4]));
C = [1 2 3; 2 4 6];
x = C \ [1; 2];
fprintf('%d %.4f\n', nnz(x), norm(C*x - [1; 2]));
[~, id] = lastwarn;
disp(id)
