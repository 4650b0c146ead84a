% Palindromes and reversed words.
words = {'level', 'matlab', 'noon', 'x', ''};
for k = 1:numel(words)
    w = words{k};
    fprintf('%s:%d ', w, strcmp(w, fliplr(w)) && ~isempty(w));
end
fprintf('\n');
s = 'one two three';
parts = strsplit(s, ' ');
fprintf('%s\n', strjoin(parts(end:-1:1), ' '), strjoin(cellfun(@fliplr, parts, 'UniformOutput', false), ' '));
