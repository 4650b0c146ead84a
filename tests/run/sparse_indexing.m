% Indexing of sparse matrices gives what the full ones give, and does not need their size.
rng(3);
f = round(rand(7, 6) * 3) .* (rand(7, 6) > 0.5);
s = sparse(f);
rows = {':', 3, 2:5, [5 1 5 2], 7:-2:1, f(:, 1)' > 0, []};
cols = {':', 2, 1:3, [6 6 1], 6:-1:4, f(1, :) > 0, zeros(1, 0)};
wrong = 0;
for i = 1:numel(rows)
    for j = 1:numel(cols)
        a = s(rows{i}, cols{j});
        b = f(rows{i}, cols{j});
        wrong = wrong + ~(issparse(a) && isequal(full(a), b) && isequal(size(a), size(b)));
        c = s;
        d = f;
        c(rows{i}, cols{j}) = 9;
        d(rows{i}, cols{j}) = 9;
        wrong = wrong + ~(issparse(c) && isequal(full(c), d));
        c(rows{i}, cols{j}) = 2 * b;
        d(rows{i}, cols{j}) = 2 * b;
        wrong = wrong + ~(issparse(c) && isequal(full(c), d));
        c(rows{i}, cols{j}) = sparse(b);
        d(rows{i}, cols{j}) = b;
        wrong = wrong + ~isequal(full(c), d);
    end
end
fprintf('%d\n', wrong);
lists = {':', 5, [1 9 9 42], [3; 4], [1 2; 3 4], f > 1, sparse(f > 1), 10:-3:1};
for i = 1:numel(lists)
    a = s(lists{i});
    b = f(lists{i});
    wrong = wrong + ~(issparse(a) && isequal(full(a), b) && isequal(size(a), size(b)));
    c = s;
    d = f;
    c(lists{i}) = 4;
    d(lists{i}) = 4;
    wrong = wrong + ~isequal(full(c), d);
end
fprintf('%d\n', wrong);
c = s; c(:, [2 4]) = []; d = f; d(:, [2 4]) = [];
fprintf('%d ', isequal(full(c), d), issparse(c));
c = s; c([1 7], :) = []; d = f; d([1 7], :) = [];
fprintf('%d ', isequal(full(c), d), issparse(c));
c = s; c(9, 8) = 5; d = f; d(9, 8) = 5;
fprintf('%d ', isequal(full(c), d), issparse(c));
c = s > 1; c(2, :) = true; d = f > 1; d(2, :) = true;
fprintf('%d ', isequal(full(c), d), islogical(c));
c = s; c(2, 3) = 1i; d = f; d(2, 3) = 1i;
fprintf('%d\n', isequal(full(c), d));
% far larger than memory
x = sparse(1e6, 1e6);
x(5, 7) = 3;
x(1e6, 1) = 2;
x([1 2], [1e6 3]) = [1 2; 3 4];
fprintf('%d %d %d %d\n', nnz(x), full(x(5, 7)), full(x(1, 1e6)), nnz(x(:, 3)));
y = x(:, 7);
fprintf('%d %d\n', size(y));
x(:, 7) = [];
fprintf('%d %d %d\n', size(x), nnz(x));
try
    x(1e6 + 1, 1)
catch e
    fprintf('%s\n', e.message);
end
try
    s(1:2, 1:2) = [1 2 3];
catch e
    fprintf('%s\n', e.message);
end
