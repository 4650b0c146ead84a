% Columns of text.
names = {'a', 'bbb', 'cc'};
values = [1.5 22.25 333];
width = max(cellfun(@length, names));
for k = 1:3
    fprintf('%-*s|%8.2f|\n', width, names{k}, values(k));
end
rows = char(names);
for k = 1:size(rows, 1)
    fprintf('[%s]', rows(k, :));
end
fprintf('\n%s\n', repmat('-', 1, 12));
line = repmat(' ', 1, 10);
line([2 5 9]) = '*';
fprintf('%s|\n', line);
fprintf('%s\n', [num2str(5) ' of ' num2str(10.5)]);
fprintf('%3d%%|%-6s|%+6.2f|\n', 7, 'ab', 3.14159);
