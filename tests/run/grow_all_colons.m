% A colon of a target without elements takes its extent from what is assigned, in any dimension.
a(:, :, :) = ones(2, 2, 2);
disp(size(a))
M = magic(3);
b(1, :, :) = M;
disp(size(b))
disp(squeeze(b))
c(:, :, 2, :) = cat(3, [1 2; 3 4], [5 6; 7 8]);
disp(size(c))
d = [];
d(2, :, :) = [1 2; 3 4];
disp(size(d))
disp(squeeze(d(2, :, :)))
e(:, :, :) = 7;
disp(size(e))
f(3, :) = {1, 'x'};
disp(size(f))
g(:, 1, :) = [1 2; 3 4; 5 6];
disp(size(g))
