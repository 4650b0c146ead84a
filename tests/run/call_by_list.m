% A function called with elements of a cell as a list: how many there are, only the run knows.
lines = regexp(sprintf('1 2\n3 4\nx'), '\n', 'split');
fprintf('%d\n', count(lines, ' '));
fprintf('%d\n', count(strsplit('x'), ','));
fprintf('%s|', joined(lines, 2), joined(lines, [1 3])); fprintf('\n');

function n = count(lines, mark)
n = 0;
while n < numel(lines) && any(parts_of(lines{n + 1}, mark) > 1)
    n = n + 1;
end
end

function lengths = parts_of(line, mark)
if isempty(mark)
    lengths = numel(line);
else
    lengths = cellfun(@numel, strsplit(line, mark)) + (any(line == mark));
end
end

function s = joined(lines, k)
s = '';
for i = k
    s = [s second(i, lines{i})];
end
end

function s = second(k, text)
s = sprintf('%d:%s', k, text);
end
