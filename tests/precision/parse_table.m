function parse_table
% A table in text: lines, fields, numbers, sums for each group.
text = sprintf('name,kind,price\npear,fruit,1.5\nleek,root,0.75\nplum,fruit,2\nbeet,root,1.25\nfig,fruit,3\n');
lines = strsplit(strtrim(text), sprintf('\n'));
header = strsplit(lines{1}, ',');
rows = struct('name', {}, 'kind', {}, 'price', {});
for k = 2:numel(lines)
    parts = strsplit(lines{k}, ',');
    row.name = parts{1};
    row.kind = parts{2};
    row.price = str2double(parts{3});
    rows(k - 1) = row;
end
fprintf('%d columns, %d rows\n', numel(header), numel(rows));
kinds = {};
sums = [];
for k = 1:numel(rows)
    at = 0;
    for j = 1:numel(kinds)
        if strcmp(kinds{j}, rows(k).kind)
            at = j;
        end
    end
    if at == 0
        kinds{end+1} = rows(k).kind;
        sums(end+1) = 0;
        at = numel(kinds);
    end
    sums(at) = sums(at) + rows(k).price;
end
for k = 1:numel(kinds)
    fprintf('%s %.2f\n', kinds{k}, sums(k));
end
end
