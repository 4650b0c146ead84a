% Building text.
s = '';
for k = 1:5
    s = [s sprintf('%d', k) ','];
end
s(end) = [];
fprintf('%s\n', s);
t = ['abc'; 'def'];
fprintf('%s|', t', t(2, :), t(:, 1));
fprintf('\n');
c = char('one', 'three');
fprintf('%d %d [%s]\n', size(c), c(1, :));
d = cellstr(c);
fprintf('[%s]', d{:});
fprintf('\n');
fprintf('%s\n', [upper(s(1)) '!' ' ' 'x']);
fprintf('%s\n', strcat('a', 'b', 'c'), strcat('x', num2str(5)));
e = strcat({'a ', 'b'}, 'z');
fprintf('[%s]', e{:});
fprintf('\n');
