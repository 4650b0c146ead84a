% [] disappears in a concatenation.
x = [];
for k = 1:4
    x = [x k^2];
end
fprintf('%d ', x);
fprintf('\n');
y = [[], 'abc', []];
fprintf('%s %d\n', y, length(y));
fprintf('%d %d\n', size([zeros(0, 3); 1 2 3]), size(['' 'a']));
