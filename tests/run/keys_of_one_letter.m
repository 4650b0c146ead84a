function keys_of_one_letter()
% Maps of which single characters are the keys: a trie
root = containers.Map();
words = {'tea', 'ten', 'to', 'inn', 'é'};
for i = 1:numel(words)
    insert(root, words{i});
end
ask = {'tea', 'te', 'inn', 'i', 'é', 'x'};
for i = 1:numel(ask)
    fprintf('%d', holds(root, ask{i}));
end
fprintf('\n');
disp(keys(root))
counts = containers.Map('KeyType', 'char', 'ValueType', 'double');
for c = 'banana'
    if isKey(counts, c)
        counts(c) = counts(c) + 1;
    else
        counts(c) = 1;
    end
end
fprintf('%s%d ', 'a', counts('a'), 'b', counts('b'), 'n', counts('n'));
fprintf('\n');
numbers = containers.Map('KeyType', 'double', 'ValueType', 'any');
numbers(1) = 'one';
c = 'a';
disp(isKey(numbers, c))
try
    numbers(c)
catch err
    disp(err.message)
end
x = 10:10:1000;
disp(x(c(1)))
end

function insert(node, word)
for c = word
    if ~isKey(node, c)
        node(c) = containers.Map();
    end
    node = node(c);
end
node('$') = true;
end

function tf = holds(node, word)
tf = false;
for c = word
    if ~isKey(node, c)
        return
    end
    node = node(c);
end
tf = isKey(node, '$');
end
