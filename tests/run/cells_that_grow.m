function cells_that_grow()
% Rows of numbers in cells that grow from nothing; `[]` that many cells share; `end` in a cell.
n = 5;
lists = cell(1, n);
for k = 1:12
    at = mod(3*k, n) + 1;
    lists{at}(end + 1) = k;
    lists{mod(at, 2) + 1}(end + 1) = -k;
end
for k = 1:n
    fprintf('%d:', size(lists{k})); fprintf(' %d', lists{k}); fprintf('\n');
end

one = {7};
same = one;
one{1}(2) = 8;
one{1}(end) = 9;
fprintf('%d ', one{1}, same{1}); fprintf('\n');
one{1}(1) = 1;
scalar = {3};
scalar{1}(1) = 4;
fprintf('%d ', one{1}, scalar{1}); fprintf('\n');

none = {zeros(0, 3), zeros(3, 0), ''};
none{1}(1) = 5;
none{3}(1) = 'c';
fprintf('%d %d, ', size(none{1}), size(none{3})); fprintf('%s\n', class(none{3}));
% Another class where a number is.
mixed = {1, 2};
mixed{1}(2) = int8(3);
mixed{2}(1) = true;
fprintf('%s %s\n', class(mixed{1}), class(mixed{2}));

% Lengths of what lies in cells.
total = 0;
for k = 1:n
    total = total + numel(lists{k})*10 + size(lists{k}, 1);
end
fprintf('%d\n', total);
end
