function wordcount()
% WORDCOUNT  Words counted in a struct by dynamic names of fields, sorted by frequency.
work = 10;
seed = 89;
syllables = {'ba', 'ko', 'mi', 'ru', 'ta'};
counts = struct();
first = struct();
for k = 1:6000*work
    word = '';
    n = 1;
    seed = mod(seed*1103515 + 12345, 2147483648);
    r = floor(seed/1024);
    if mod(r, 3) == 0
        n = 2 + mod(floor(r/3), 2);
    end
    for j = 1:n
        seed = mod(seed*1103515 + 12345, 2147483648);
        word = [word syllables{1 + mod(floor(seed/8192), 5)}];
    end
    if isfield(counts, word)
        counts.(word) = counts.(word) + 1;
    else
        counts.(word) = 1;
        first.(word) = k;
    end
end
names = fieldnames(counts);
values = zeros(numel(names), 1);
for k = 1:numel(names)
    values(k) = counts.(names{k});
end
[values, order] = sort(values, 'descend');
names = names(order);
for k = 1:5
    fprintf('%-8s %6d %6d\n', names{k}, values(k), first.(names{k}));
end
fprintf('%d words, %d seen, least %d\n', numel(names), sum(values), values(end));
end
