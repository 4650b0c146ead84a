function index_pages_of_rows
% Colons of what is new take the extents of what is stored, those of 1 too, where as many
% subscripts are not one place as it has extents.
a(:, :, 2) = 1:4;
show(a)
b(:, :, 1) = [1; 2];
fprintf('%s\n', mat2str(size(b)))
c(:, :, :) = 1:3;
fprintf('%s\n', mat2str(size(c)))
d = [];
d(:, :, 3) = 'ab';
fprintf('%s\n', mat2str(size(d)))
e(:, :, 2) = [1 2; 3 4];
e(:, :, 1) = 5;
show(e)
f(2, :) = 1:3;
f(:, 5) = [7; 8];
show(f)
g(:, 2) = [1; 2];
show(g)
for k = 1:3
    pages(:, :, k) = (1:2) * k;
end
show(pages)
p = {};
p(:, :, 2) = {1, 'b'};
fprintf('%s\n', mat2str(size(p)))
end

function show(x)
fprintf('%s:%s\n', mat2str(size(x)), sprintf(' %g', x));
end
