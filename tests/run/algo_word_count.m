% Words of a text with a Map and with sorting.
text = 'the cat and the dog and the bird';
words = strsplit(text, ' ');
m = containers.Map('KeyType', 'char', 'ValueType', 'double');
for k = 1:numel(words)
    w = words{k};
    if m.isKey(w)
        m(w) = m(w) + 1;
    else
        m(w) = 1;
    end
end
names = keys(m);
counts = cell2mat(values(m));
[counts, order] = sort(counts, 'descend');
names = names(order);
for k = 1:numel(names)
    fprintf('%s %d\n', names{k}, counts(k));
end
