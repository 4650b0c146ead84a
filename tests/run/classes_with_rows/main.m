% Rows in properties of objects grow, and who has a row from before keeps it.
b = Bag();
for k = 1:3
    b.add(k);
end
items = b.items;
numbers = b.numbers;
b.add(4);
b.join(5);
fprintf('%d %d %d, %d %d\n', numel(b.items), numel(b.numbers), numel(b.log), numel(items), numel(numbers));
items{end+1} = 'mine';
b.add('a');
fprintf('%s %d %s\n', items{4}, b.items{6}, b.log{end});
other = Bag();
other.items = b.items;
other.add(7);
fprintf('%d %d %d\n', numel(other.items), numel(b.items), other.items{7});
b.items{8} = 8;
fprintf('%d %d\n', numel(b.items), isempty(b.items{7}));
try
    b.log{end+1} = 'not mine';
catch
    fprintf('%d\n', numel(b.log));
end
