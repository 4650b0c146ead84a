% Linear indices run down the columns.
A = [1 2 3; 4 5 6];
fprintf('%d ', A(2), A(3), A(end), A([1 6]), A(:));
fprintf('\n');
fprintf('%d %d|', size(A(:)), size(A(:)'), size(A([1 2; 3 4])), size(A([1 2 3])), size(A([1; 2])));
fprintf('\n');
v = 10:10:50;
fprintf('%d ', v([5 1 1]), v([1; 2]), v(end:-1:1));
fprintf('\n');
fprintf('%d %d|', size(v([1; 2])), size(v([1 2; 3 4])), size(v(:)));
fprintf('\n');
