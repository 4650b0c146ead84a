% A dispatch table.
table = {'add', @(a, b) a + b; 'sub', @(a, b) a - b; 'pow', @power};
requests = {'pow', 'add', 'none', 'sub'};
for k = 1:numel(requests)
    row = find(strcmp(table(:, 1), requests{k}));
    if isempty(row)
        fprintf('%s unknown\n', requests{k});
    else
        fprintf('%s %d\n', requests{k}, table{row, 2}(2, 5));
    end
end
