function wordmap()
% WORDMAP  Words counted in a map, and an index of where they stand.
syllables = {'ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu'};
n = 15000;
counts = containers.Map();
lastSeen = containers.Map('KeyType', 'double', 'ValueType', 'double');
seed = 5;
gaps = 0;
for k = 1:n
    seed = mod(16807*seed, 2147483647);
    a = mod(seed, 15) + 1;
    b = mod(floor(seed/15), 15) + 1;
    c = mod(floor(seed/225), 15) + 1;
    word = [syllables{a}, syllables{b}];
    if mod(seed, 3) == 0
        word = [word, syllables{c}];
    end
    if isKey(counts, word)
        counts(word) = counts(word) + 1;
    else
        counts(word) = 1;
    end
    id = 225*c + 15*b + a;
    if lastSeen.isKey(id)
        gaps = gaps + k - lastSeen(id);
    end
    lastSeen(id) = k;
end

words = keys(counts);
numbers = cell2mat(values(counts));
[most, where] = max(numbers);
fprintf('%d words, %s most often (%d times)\n', counts.Count, words{where}, most);
rare = words(numbers == min(numbers));
fprintf('%d rare ones, first %s, last %s\n', numel(rare), rare{1}, rare{end});
fprintf('%d numbers, gaps %d\n', lastSeen.Count, gaps);
end
