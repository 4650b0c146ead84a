function cache()
% CACHE  A cache of limited room by containers.Map, with stamps of last use.
work = 10;
room = 64;
cache = containers.Map('KeyType', 'double', 'ValueType', 'any');
stamp = 0;
seed = 5;
hits = 0;
evicted = 0;
total = 0;
for k = 1:work*20000
    seed = mod(seed*1103515 + 12345, 2147483648);
    r = floor(seed/8192);
    if mod(r, 4) < 3
        key = mod(r, 60);
    else
        key = mod(r, 200);
    end
    stamp = stamp + 1;
    if isKey(cache, key)
        entry = cache(key);
        entry.used = stamp;
        entry.hits = entry.hits + 1;
        cache(key) = entry;
        hits = hits + 1;
        total = total + entry.value;
    else
        if cache.Count >= room
            ks = keys(cache);
            oldest = inf;
            for j = 1:numel(ks)
                e = cache(ks{j});
                if e.used < oldest
                    oldest = e.used;
                    victim = ks{j};
                end
            end
            remove(cache, victim);
            evicted = evicted + 1;
        end
        cache(key) = struct('value', key*key, 'used', stamp, 'hits', 0);
    end
end
most = 0;
for v = values(cache)
    most = max(most, v{1}.hits);
end
fprintf('%d hits, %d evicted, total %d, most %d, kept %d\n', hits, evicted, total, most, cache.Count);
end
