function tree_search
% A search tree of structs: insertion, look-up, depth, walk in order.
keys = mod((1:40) * 17, 41);
root = [];
for k = keys
    root = insert(root, k, k^2);
end
fprintf('depth %d, nodes %d\n', depth(root), count(root));
[v, found] = find_key(root, 12);
fprintf('%d %d\n', v, found);
[v, found] = find_key(root, 99);
fprintf('%d %d\n', v, found);
list = walk(root, []);
fprintf('%d ', list(1:8));
fprintf('\n');
end

function t = insert(t, key, value)
if isempty(t)
    t = struct('key', key, 'value', value, 'left', [], 'right', []);
elseif key < t.key
    t.left = insert(t.left, key, value);
elseif key > t.key
    t.right = insert(t.right, key, value);
else
    t.value = value;
end
end

function [value, found] = find_key(t, key)
value = 0;
found = false;
while ~isempty(t)
    if key == t.key
        value = t.value;
        found = true;
        return;
    elseif key < t.key
        t = t.left;
    else
        t = t.right;
    end
end
end

function d = depth(t)
if isempty(t)
    d = 0;
else
    d = 1 + max(depth(t.left), depth(t.right));
end
end

function n = count(t)
n = 0;
if ~isempty(t)
    n = 1 + count(t.left) + count(t.right);
end
end

function list = walk(t, list)
if isempty(t)
    return;
end
list = walk(t.left, list);
list(end+1) = t.key;
list = walk(t.right, list);
end
