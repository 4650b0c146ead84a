% Rows of Pascal's triangle by growth of a row.
row = 1;
for n = 1:7
    fprintf('%s\n', sprintf('%d ', row));
    row = [row 0] + [0 row];
end
