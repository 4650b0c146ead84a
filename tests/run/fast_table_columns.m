% Columns of a table of cells whose row only the run knows, and what is found at most once.
function fast_table_columns()
code = {'push', 1; 'add', 2; 'name', 30; 'halt', -1};
pc = 1;
total = 0;
while true
    op = code{pc, 1};
    arg = code{pc, 2};
    switch op
        case 'halt'
            break
        otherwise
            total = total + arg*numel(op);
    end
    pc = pc + 1;
end
fprintf('%d\n', total);
try
    code{pc + 1, 2}
catch e
    disp(e.message)
end
mixed = {1, 'a'; 'b', 2};
for k = 1:2
    fprintf('%s|', num2str(mixed{k, 1}))
    fprintf('%s|', num2str(mixed{k, k}))
    fprintf('%s\n', num2str(mixed{k}))
    disp(class(mixed(k, :)))
end
for k = 1:2
    code{k, 2} = 'text';
end
disp(class(code{pc - 2, 2}))
board = magic(4);
for d = [5, 99, 16]
    [r, c] = find(board == d, 1);
    if isempty(r)
        fprintf('no %d: %d-by-%d\n', d, size(c));
        continue
    end
    box = board(max(r - 1, 1):min(r + 1, 4), c);
    fprintf('%d at %d %d: %s\n', d, r, c, mat2str(box));
end
[r, c, v] = find([0 7 0 9], 2);
fprintf('%d %d %d\n', [r; c; v]);
k = find([0 0; 0 0], 1);
fprintf('%d-by-%d\n', size(k));
k = find([0 0 0], 1);
fprintf('%d-by-%d\n', size(k));
fprintf('%d, %d-by-%d\n', first([4 5 6], 5) + first([4; 5; 6], 6), size(first([4 5 6], 7)));
end

function k = first(x, v)
k = find(x == v, 1);
if ~isempty(k)
    k = k*10;
end
end
