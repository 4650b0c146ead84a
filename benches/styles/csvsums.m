function csvsums()
% CSVSUMS  Lines of a table as text: split, converted, checked, summed by town.
work = 10;
seed = 61;
towns = {'Ulm', 'Bonn', 'Jena', 'Trier', 'Worms'};
lines = cell(1, 1000*work);
for k = 1:numel(lines)
    seed = mod(seed*1103515 + 12345, 2147483648);
    t = towns{1 + mod(floor(seed/65536), 5)};
    price = mod(floor(seed/64), 10000)/100;
    count = mod(floor(seed/4096), 40);
    if mod(k, 97) == 0
        lines{k} = sprintf('%d,%s,n/a,%d', k, t, count);
    else
        lines{k} = sprintf('%d,%s,%.2f,%d', k, t, price, count);
    end
end
text = strjoin(lines, sprintf('\n'));
rows = strsplit(text, sprintf('\n'));
sums = struct();
bad = 0;
for k = 1:numel(rows)
    fields = strsplit(rows{k}, ',');
    price = str2double(fields{3});
    count = str2double(strtrim(fields{4}));
    if isnan(price)
        bad = bad + 1;
        continue
    end
    name = fields{2};
    if ~isfield(sums, name)
        sums.(name) = struct('n', 0, 'turnover', 0);
    end
    sums.(name).n = sums.(name).n + 1;
    sums.(name).turnover = sums.(name).turnover + price*count;
end
names = sort(fieldnames(sums));
for k = 1:numel(names)
    s = sums.(names{k});
    fprintf('%-6s %6d %12.2f\n', names{k}, s.n, s.turnover);
end
fprintf('%d letters, %d bad\n', numel(text), bad);
end
