% containers.Map with numeric keys and values of any kind.
m = containers.Map('KeyType', 'double', 'ValueType', 'any');
m(3) = 'three';
m(1) = [1 2];
m(2.5) = {1};
k = keys(m);
fprintf('%g ', k{:});
fprintf('%s %d %s\n', m(3), numel(m(1)), class(m(2.5)));
c = containers.Map('KeyType', 'char', 'ValueType', 'double');
words = {'b', 'a', 'b', 'c', 'b'};
for i = 1:numel(words)
    w = words{i};
    if isKey(c, w)
        c(w) = c(w) + 1;
    else
        c(w) = 1;
    end
end
for key = keys(c)
    fprintf('%s=%d ', key{1}, c(key{1}));
end
fprintf('\n');
d = containers.Map([10 20], {'ten', 'twenty'});
fprintf('%s %d\n', d(20), d.Count);
