% A stock list: structs, cells, strings, a Map and an error that is caught.
lines = {'bolt,250,0.12', 'nut,400,0.05', 'washer,x,0.02', 'gear,12,14.50'};
stock = struct('name', {}, 'count', {}, 'price', {});
for k = 1:numel(lines)
    parts = strsplit(lines{k}, ',');
    try
        count = str2double(parts{2});
        if isnan(count)
            error('stock:count', 'line %d: ''%s'' is no number', k, parts{2});
        end
        stock(end+1) = struct('name', parts{1}, 'count', count, 'price', str2double(parts{3}));
    catch problem
        fprintf('left out %s\n', problem.message);
    end
end

byName = containers.Map();
for item = stock
    byName(item.name) = item.count*item.price;
end
names = keys(byName);
for k = 1:numel(names)
    fprintf('%-8s %8.2f\n', names{k}, byName(names{k}));
end

[~, order] = sort([stock.count], 'descend');
sorted = stock(order);
fprintf('most: %s\n', sorted(1).name);
fprintf('total %.2f\n', sum(cellfun(@(n) byName(n), names)));
