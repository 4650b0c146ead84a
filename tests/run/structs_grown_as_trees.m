% Trees of structs: fields of a node that may be missing, in whichever order they were made.
function structs_grown_as_trees
root = [];
for v = [5 2 8 1 9 3 7]
    root = insert(root, v);
end
fprintf('%d ', flat(root));
fprintf('\n');
fprintf('%g %d %d\n', total(root), depth(root), root.left.right.key);
root.left.right.key = 4;
root.weight = [1 2 3];
fprintf('%d ', flat(root), weight(root, 2));
fprintf('\n');
a.key = 1; a.left = []; a.right = []; a.scale = 2;
b.scale = 3; b.right = []; b.left = []; b.key = 10;
for node = {a, b}
    fprintf('%d %d\n', node{1}.key, scaled(node{1}));
end
if numel(root.weight) > 2
    some = a;
else
    some = b;
end
fprintf('%d %d\n', some.key, some.scale);
many = [root.left, root.right];
try
    k = depth(many);
    disp(k);
catch e
    disp(e.message);
end
try
    disp(total('x'));
catch e
    disp(e.message);
end
end

function node = insert(node, key)
if isempty(node)
    node = struct('key', key, 'left', [], 'right', []);
elseif key < node.key
    node.left = insert(node.left, key);
else
    node.right = insert(node.right, key);
end
end

function list = flat(node)
if isempty(node)
    list = [];
else
    list = [flat(node.left), node.key, flat(node.right)];
end
end

function s = total(node)
s = 0;
if ~isempty(node)
    s = node.key + total(node.left) / 2 + total(node.right) / 2;
end
end

function n = depth(node)
n = 0;
if ~isempty(node)
    n = 1 + max(depth(node.left), depth(node.right));
end
end

function w = weight(node, k)
w = node.weight(k);
end

function s = scaled(node)
s = node.key * node.scale;
end
