function trie()
% TRIE  Words in a trie of structs, counted, looked up and listed.
work = 8;
nodes = struct('next', zeros(1, 26), 'count', 0);
seed = 7;
total = 0;
for k = 1:work*12000
    n = 2 + mod(floor(seed/1024), 6);
    word = repmat('a', 1, n);
    for j = 1:n
        seed = mod(seed*1103515 + 12345, 2147483648);
        word(j) = char('a' + floor(mod(floor(seed/4096), 12)^2/6));
    end
    [nodes, c] = insert(nodes, word);
    total = total + c;
end
longest = deepest(nodes, 1);
best = 0;
for k = 1:numel(nodes)
    if nodes(k).count > best
        best = nodes(k).count;
    end
end
probes = {'aabbc', 'aab', 'abd', 'ba', 'dada', 'aaa', 'zz'};
for k = 1:numel(probes)
    fprintf('%s %d\n', probes{k}, lookup(nodes, probes{k}));
end
fprintf('%d nodes, %d deep, best %d, total %d\n', numel(nodes), longest, best, total);
end

function [nodes, c] = insert(nodes, word)
at = 1;
for ch = word
    k = ch - 'a' + 1;
    to = nodes(at).next(k);
    if to == 0
        to = numel(nodes) + 1;
        nodes(at).next(k) = to;
        nodes(to).next = zeros(1, 26);
        nodes(to).count = 0;
    end
    at = to;
end
nodes(at).count = nodes(at).count + 1;
c = nodes(at).count;
end

function c = lookup(nodes, word)
at = 1;
for j = 1:length(word)
    at = nodes(at).next(word(j) - 'a' + 1);
    if at == 0
        c = 0;
        return
    end
end
c = nodes(at).count;
end

function d = deepest(nodes, at)
d = 0;
for k = find(nodes(at).next)
    d = max(d, 1 + deepest(nodes, nodes(at).next(k)));
end
end
