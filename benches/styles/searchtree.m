% A search tree of handle objects: keys are put, looked up, and the depth is taken.
t = SearchTree();
key = 1;
for k = 1:200000
    key = mod(key * 7919 + 13, 100003);
    t.put(key, k);
end
sum_held = 0;
missing = 0;
for k = 1:100000
    held = t.get(k);
    if isnan(held)
        missing = missing + 1;
    else
        sum_held = sum_held + held;
    end
end
fprintf('%d keys, %d missing, %.0f, depth %d\n', t.count, missing, sum_held, t.depth());
