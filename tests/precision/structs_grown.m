function structs_grown
% A list of records that grows element by element, in three ways.
items = [];
items(end+1).name = 'bolt';
items(end).count = 40;
items(end).price = 0.25;
items(end+1).name = 'nut';
items(end).count = 100;
items(end).price = 0.1;
names = {'gear', 'belt', 'shaft'};
for k = 1:numel(names)
    items(end+1) = record(names{k}, 3 * k, 2.5 * k);
end
total = 0;
for k = 1:numel(items)
    total = total + items(k).count * items(k).price;
    fprintf('%-6s %4d %6.2f\n', items(k).name, items(k).count, items(k).price);
end
fprintf('total %.2f\n', total);
log = struct('time', {}, 'level', {});
level = 0;
for t = 1:20
    level = level + mod(7 * t, 5) - 3;
    if level < 0
        n = numel(log) + 1;
        log(n).time = t;
        log(n).level = level;
    end
end
deepest = 0;
for k = 1:numel(log)
    deepest = min(deepest, log(k).level);
end
fprintf('%d entries, deepest %d, last at %d\n', numel(log), deepest, log(end).time);
end

function r = record(name, count, price)
r = struct('name', name, 'count', count, 'price', price);
end
