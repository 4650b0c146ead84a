function powermemo()
% POWERMEMO  Recursion that remembers in containers.Map: Collatz by number, paths on a grid and change by text.
lengths = containers.Map('KeyType', 'double', 'ValueType', 'double');
lengths(1) = 1;
best = 0;
who = 0;
for n = 1:9000
    l = collatz(n, lengths);
    if l > best
        best = l;
        who = n;
    end
end
fprintf('%d has the longest chain, %d; %d are known\n', who, best, lengths.Count);
memo = containers.Map();
for k = 20:5:90
    fprintf('%d from (%d,%d)\n', mod(paths(k, k-7, memo), 1000007), k, k-7);
end
fprintf('%d known\n', memo.Count);
coins = [1 2 5 10 20 50];
ways = containers.Map('KeyType', 'char', 'ValueType', 'any');
fprintf('%d ways\n', change(900, 6, coins, ways));
fprintf('%d known\n', ways.Count);
end

function l = collatz(n, lengths)
if isKey(lengths, n)
    l = lengths(n);
    return
end
if mod(n, 2) == 0
    l = 1 + collatz(n/2, lengths);
else
    l = 1 + collatz(3*n + 1, lengths);
end
lengths(n) = l;
end

function p = paths(i, j, memo)
if i == 0 || j == 0
    p = 1;
    return
end
key = sprintf('%d,%d', i, j);
if memo.isKey(key)
    p = memo(key);
    return
end
p = mod(paths(i-1, j, memo) + paths(i, j-1, memo), 1000000007);
if mod(i*j, 5) == 0
    p = p + 1;
end
memo(key) = p;
end

function n = change(amount, k, coins, ways)
if amount == 0
    n = 1;
    return
elseif amount < 0 || k == 0
    n = 0;
    return
end
key = [num2str(amount) '_' num2str(k)];
if isKey(ways, key)
    n = ways(key);
else
    n = change(amount - coins(k), k, coins, ways) + change(amount, k-1, coins, ways);
    ways(key) = n;
end
end
