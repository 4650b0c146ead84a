% Edit distances of words, and of two longer strings.
words = ['kitten '; 'sitting'; 'mitten '; 'fitting'];
for i = 1:size(words, 1)
    for j = 1:size(words, 1)
        fprintf(' %d', editdist(words(i, :), words(j, :)));
    end
    fprintf('\n');
end

fprintf('%d\n', editdist('saturday', 'sunday'));
fprintf('%d\n', editdist('', 'abc'));
fprintf('%d\n', editdist('abc', ''));

% strings of a four letter alphabet
k = 1:60;
letters = 'acgt';
s1 = letters(mod(k.*k + 3*k, 7) - 3*(mod(k.*k + 3*k, 7) > 3) + 1);
s2 = letters(mod(k.*k.*k + k, 4) + 1);
fprintf('%s\n%s\n%d\n', s1, s2, editdist(s1, s2));
