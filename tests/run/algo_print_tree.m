function algo_print_tree
% Nested structs and cells printed by recursion.
t.name = 'root';
t.size = [2 3];
t.children = {struct('name', 'left', 'value', 1), struct('name', 'right', 'items', {{1, 'x'}})};
show(t, 0);
end

function show(x, depth)
pad = repmat(' ', 1, 2*depth);
if isstruct(x)
    names = fieldnames(x);
    for k = 1:numel(names)
        fprintf('%s%s:\n', pad, names{k});
        show(x.(names{k}), depth + 1);
    end
elseif iscell(x)
    for k = 1:numel(x)
        fprintf('%s{%d}\n', pad, k);
        show(x{k}, depth + 1);
    end
elseif ischar(x)
    fprintf('%s''%s''\n', pad, x);
else
    fprintf('%s%s\n', pad, mat2str(x));
end
end
