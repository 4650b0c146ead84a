% Strings as arrays of characters.
s = 'The Quick Brown Fox';
fprintf('%s|%s|%d\n', s(s >= 'A' & s <= 'Z'), s(~isspace(s)), sum(s == ' '));
t = s;
t(t == ' ') = '_';
fprintf('%s %s\n', t, s([1 end]));
v = s(ismember(lower(s), 'aeiou'));
fprintf('%s %d\n', v, numel(v));
fprintf('%d ', find(s == 'o'), strfind(s, 'ow'), length(strtrim(['  ' s])));
fprintf('\n');
[sorted, idx] = sort('banana');
fprintf('%s ', sorted, unique('banana'));
fprintf('%d', idx);
fprintf('\n');
