% Elements at other places, computed where they are read: with extents that are known, and with those of the run.
function moved_elements
shapes = {zeros(0, 3), zeros(1, 0), zeros(3, 0), zeros(0, 0), 4, [1 2 3 4 5], [1; 2; 3], [1 2 3; 4 5 6], magic(4)};
for k = 1:numel(shapes)
    x = shapes{k};
    fprintf('-- %s\n', mat2str(size(x)));
    of_any(x);
end
of_rows([3 1 2 7]);
of_rows(zeros(1, 0));
of_rows(5);
of_columns([3; 1; 2; 7]);
of_columns(zeros(0, 1));
of_matrices(3, 2);
of_matrices(2, 3);
of_matrices(1, 4);
of_matrices(4, 1);
of_matrices(0, 3);
of_matrices(3, 0);
stencil(7);
grids(3);
texts('ab', 3);
ends(0, 1, 5);
ends(-2, 2, 7);
ends(-2, 2, 6);
ends(3, 3, 4);
ends(5, 1, 1);
ends(5, 1, 0);
ends(1, 2, 2);
failures([1 2 3], 1.5);
meshes(3);
spreads([1 2 3; 4 5 6], [10 20 30], [7; 8]);
spreads(5, [1 2], [3; 4]);
end

function meshes(n)
[x, y] = meshgrid(1:n, [5; 6]);
show(x + y);
[x, y] = meshgrid(1:n);
show(x.^2 - y);
[x, y] = meshgrid(y(1, :), x(:, 1));
show(x);
show(y);
[i, j] = ndgrid(1:2, 1:n);
show(10*i + j);
[~, j] = ndgrid(1:2);
show(j);
show(meshgrid(1:n, 1:2));
[x, y] = meshgrid(zeros(1, 0), 1:n);
show(x);
show(y);
end

function spreads(a, row, column)
show(bsxfun(@plus, row, column));
show(bsxfun(@max, a, 2));
show(bsxfun(@rdivide, row, row));
show(bsxfun(@gt, a, 3));
show(bsxfun(@(p, q) p - 2*q, row, column));
show(bsxfun(@power, single(row), 2));
show(bsxfun(@times, int8([1 2; 3 4]), 2));
try
    show(bsxfun(@minus, a, row));
catch e
    disp(e.message);
    disp(e.identifier);
end
try
    show(bsxfun(@times, a, column));
catch e
    disp(e.message);
end
try
    show(bsxfun(@times, [1 2 3], row));
catch e
    disp(e.identifier);
end
end

function of_any(x)
show(circshift(x, 1));
show(circshift(x, -2));
show(circshift(x, 1, 2));
show(triu(x));
show(tril(x, -1));
show(rot90(x));
show(rot90(x, 2));
show(rot90(x, -1));
show(permute(x, [2 1]));
show(squeeze(x));
show(diag(x));
show(flip(x));
show(cumsum(x, 2));
show(cumprod(x, 1));
show(mean(x, 1));
show(mean(x, 2));
show(mean(x));
show(repmat(x, 1, 2));
show(cat(1, x, x));
show(cat(2, x, x));
end

function of_rows(x)
x = [x 1];
n = numel(x);
show(repmat(x, 3, 1));
show(repmat(x, [2 1]));
show(repmat(x', 1, n) - repmat(x, n, 1));
show(repmat(x, 0, 1));
show(repmat(x, -1, 1));
show(diag(x));
show(diag(x, 1));
show(diag(x, -2));
show(circshift(x, 1));
show(circshift(x, n + 2));
show(circshift(x, [0 1]));
show(circshift(x, 5, 1));
show(flip(x));
show(fliplr(x) + x);
show(rot90(x));
show(rot90(x, 3));
show(triu(x));
show(tril(x));
show(cumsum(x, 2));
show(cumsum(x, 1));
show(mean(x, 1));
show(mean(x, 2));
show([norm(x) norm(x, 1) norm(x, 2) norm(x, Inf)]);
x(1) = NaN;
show([norm(x) norm(x, 1) norm(x, 2) norm(x, Inf)]);
x(1) = -Inf;
show([norm(x) norm(x, 1) norm(x, 2) norm(x, Inf)]);
show(cat(1, x, x));
show(cat(2, x, 9));
end

function of_columns(x)
show([std(x) var(x) std(x, 1) var(x, 0)]);
x = [x; 2];
show([std(x) var(x) std(x, 1) var(x, 0) std(x') isequal(x, x') isequal(x, x) isequal(x, x + 0)]);
t = 'abc';
t(1) = 'z';
show([isequal(t, 'zbc') isequal(t, [122 98 99]) isequal(t, 'zb') isequal(x, numel(x)) isequal(NaN, NaN)]);
y = x;
y(1) = NaN;
show([isequal(x, y) isequal(y, y) std(y)]);
show(repmat(x, 1, 3));
show(repmat(x, [1 2]));
show(diag(x));
show(diag(x, 1));
show(circshift(x, 1));
show(circshift(x, [-1 0]));
show(rot90(x));
show(flipud(x));
show(mean(x, 1));
show(mean(x, 2));
y = x;
x = circshift(x, 1) - 2*x + circshift(x, -1);
show(x);
y = y + flipud(y);
show(y);
end

function of_matrices(m, n)
x = reshape(1:m*n, m, n);
show(triu(x));
show(triu(x, 1));
show(tril(x));
show(tril(x, -1) + triu(x, 1));
show(rot90(x));
show(rot90(x, 2));
show(rot90(x, 3));
show(permute(x, [2 1]));
show(size(permute(x, [3 1 2])));
show(circshift(x, 1));
show(circshift(x, [1 1]));
show(circshift(x, [0 -1]));
show(circshift(x, 1, 2));
show(cumsum(x, 1));
show(cumsum(x, 2));
show(cumprod(x, 2));
show(mean(x, 1));
show(mean(x, 2));
p = cat(3, x, 10*x);
show(size(squeeze(p(1:min(m, 1), :, :))));
show(size(permute(p, [3 1 2])));
q = permute(p, [3 1 2]);
show(q(:)');
A = [1 2 3; 4 5 6; 7 8 10];
A(1) = m;
show(diag(A)');
show(diag(diag(A)));
show(diag(A, 1)');
show(trace(A) - sum(diag(A)));
t = triu(A) > 2;
show(t);
show(class(triu(int8(A))));
show(triu(A*1i));
end

function stencil(n)
u = zeros(n);
u(4, 4) = 1;
for k = 1:3
    u = u + 0.1*(circshift(u, [1 0]) + circshift(u, [-1 0]) + circshift(u, [0 1]) + circshift(u, [0 -1]) - 4*u);
end
fprintf('%.4f ', u(4, :));
fprintf('\n');
end

function grids(n)
x = linspace(0, 1, n);
y = linspace(-1, 1, n + 2);
show(x);
show(y);
d = repmat(x, numel(y), 1) .* repmat(y', 1, numel(x));
show(d);
x(2) = 7;
show(repmat(x, 2, 1));
end

function texts(t, n)
t(1) = 'c';
disp(repmat(t, 2, 1));
disp(repmat('-', 1, n));
disp(repmat(t, 1, n));
disp(fliplr(t));
disp(circshift(t, 1));
disp(class(repmat(true, 2, 2)));
disp(repmat(t' == 'b', 1, 2));
end

function ends(a, b, n)
x = linspace(a, b, n);
fprintf('%.17g ', x);
fprintf('\n');
end

function failures(x, n)
try
    show(repmat(x, n, 1));
catch e
    disp(e.message);
end
try
    show(circshift(x, n));
catch e
    disp(e.message);
end
try
    show(permute(x, [1 1]));
catch e
    disp(e.message);
end
try
    show(cat(1, x, [x x]));
catch e
    disp(e.message);
end
try
    show(cat(2, x, [x; x]));
catch e
    disp(e.message);
end
end

function show(x)
fprintf('%s %s %s\n', class(x), mat2str(size(x)), mat2str(double(x)));
end
