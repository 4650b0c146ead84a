% Numbers of lists in cells, read and put where they lie, of one element, shared, of other classes, and out of bounds.
function lists_in_cells_put()
c = {[1 2 3], 5, [], 'abc', single([1 2]), [1+2i 3], zeros(2, 2, 2), {4}, true};
d = c;
for k = 1:3
    c{1}(k) = c{1}(k) * 10;
end
c{2}(1) = 6;
c{2}(2) = 7;
c{3}(1) = 8;
c{1}(5) = -1;
disp(c{1}); disp(c{2}); disp(c{3}); disp(d{1}); disp(d{2});
for k = [1 2 3]
    n = numel(c{k});
    e = c{k}(end);
    fprintf('%d %d %dx%d\n', n, e, size(c{k}));
end
x = c{1}(2) + c{2}(1) + c{5}(2) + c{9}(1);
fprintf('%g %s\n', x, class(x));
disp(c{6}(1)); disp(c{7}(8)); disp(c{4}(2));
shared = c{1};
c{1}(1) = 99;
fprintf('%d %d\n', shared(1), c{1}(1));
lists = cell(1, 4);
for k = 1:40
    j = 1 + mod(7*k, 4);
    lists{j}(end+1) = k;
    if numel(lists{j}) > 5
        lists{j}(1) = [];
        lists{j}(end) = lists{j}(end) + lists{j}(1);
    end
end
for k = 1:4
    fprintf('%d ', lists{k}); fprintf('\n');
end
try
    c{2}(4)
catch err
    disp(err.identifier);
end
try
    v = c{1}(2.5);
catch err
    disp(err.identifier);
end
try
    v = c{20}(1);
catch err
    disp(err.identifier);
end
r = rows_of({[1 2; 3 4], [5 6], zeros(0, 2)});
fprintf('%d ', r); fprintf('\n');
end

function r = rows_of(c)
r = [];
for k = 1:numel(c)
    c{k}(end+1, :) = [k k];
    r = [r, size(c{k}, 1), c{k}(end, 1), c{k}(1)];
end
end
