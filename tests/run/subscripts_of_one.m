function subscripts_of_one()
% Where one element is taken out, subscripts have one element: behind the statement, and where a function says so.
tree = struct('weight', {}, 'left', {}, 'right', {}, 'letter', {});
live = [];
for c = 'abracadabra'
    tree(end+1) = struct('weight', double(c) - 90, 'left', 0, 'right', 0, 'letter', c);
    live(end+1) = numel(tree);
end
try
    disp(depth(tree, live))
catch e
    disp(e.message)
    disp(numel(live))
end
while numel(live) > 1
    [~, order] = sort([tree(live).weight]);
    a = live(order(1));
    b = live(order(2));
    tree(end+1) = struct('weight', tree(a).weight + tree(b).weight, 'left', a, 'right', b, 'letter', '');
    live([order(1) order(2)]) = [];
    live(end+1) = numel(tree);
end
disp(depth(tree, live))
at = live;
path = '';
while tree(at).left ~= 0
    if tree(tree(at).left).weight >= tree(tree(at).right).weight
        at = tree(at).left;
    else
        at = tree(at).right;
    end
    path(end+1) = char('0' + at);
end
disp([tree(at).letter ' ' num2str(at) ' ' num2str(numel(path))])
% A mask with one that is true has more elements.
mask = [tree.weight] == max([tree.weight]);
disp(tree(mask).weight)
disp(weighed(tree, mask))
disp(numel(mask))
% None, or two.
for k = {[], [1 2], 3, zeros(1, 0)}
    try
        fprintf('%d\n', weighed(tree, k{1}));
    catch e
        disp(e.message)
    end
end
c = {10, 'x', [1 2 3]};
for k = {1, [], 3}
    try
        fprintf('%d\n', content(c, k{1}));
    catch e
        disp(e.message)
    end
end
end

function d = depth(tree, at)
if tree(at).left == 0
    d = 0;
else
    d = 1 + max(depth(tree, tree(at).left), depth(tree, tree(at).right));
end
end

function w = weighed(tree, at)
w = tree(at).weight + numel(at);
end

function n = content(c, at)
n = numel(c{at}) + 10*numel(at);
end
