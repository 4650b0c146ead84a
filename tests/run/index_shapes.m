% The shape of the result of indexing.
r = 1:3;
c = r';
A = magic(3);
m = [1 2; 2 3];
fprintf('%dx%d ', size(r(m)), size(c(m)), size(r(1:2)), size(c(1:2)), size(r([1; 2])), size(c([1 2])), size(A(1:2)), size(A((1:2)')));
fprintf('\n');
fprintf('%dx%d ', size(r(:)), size(r([])), size(c([])), size(A([])), size(r(logical([1 1 0]))), size(c(logical([1; 1; 0]))), size(A(A > 0)));
fprintf('\n');
k = 5;
fprintf('%dx%d ', size(k([1 1 1])), size(k([1; 1])), size(k(ones(2, 2))), size(k(1)));
fprintf('\n');
