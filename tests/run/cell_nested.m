% Cells in cells.
tree = {1, {2, {3, {}}}};
depth = 0;
node = tree;
while ~isempty(node)
    depth = depth + node{1};
    node = node{2};
    if numel(node) < 2
        break
    end
end
fprintf('%d\n', depth);
c = {};
c{2}{3} = 'deep';
fprintf('%d %d %s\n', numel(c), numel(c{2}), c{2}{3});
c{2}{3}(1) = 'D';
c{1} = {c{2}};
fprintf('%s %s\n', c{1}{1}{3}, class(c{1}{1}));
stack = {};
for k = 1:4
    stack{end+1} = k*k;
end
while numel(stack) > 1
    top = stack{end};
    stack(end) = [];
    fprintf('%d ', top);
end
fprintf('| %d\n', stack{1});
