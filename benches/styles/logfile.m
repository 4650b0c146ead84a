function logfile()
% LOGFILE  Lines of a log written, taken apart and summed up: strings.
people = {'anna', 'bob', 'otto', 'clara', 'dieter', 'hannah'};
events = {'log-in', 'log-out', 'disk-error', 'page-view', 'net-error'};
seed = 3;
errors = '';
vowels = 0;
palindromes = 0;
total = 0;
longest = '';
check = 0;
for k = 1:40000
    seed = mod(16807*seed, 2147483647);
    who = people{mod(seed, numel(people)) + 1};
    what = events{mod(floor(seed/7), numel(events)) + 1};
    line = sprintf('%s; %d;%8.3f ;%s', who, mod(seed, 1000), mod(seed, 9973)/16, what);

    parts = strsplit(line, ';');
    name = upper(strtrim(parts{1}));
    code = str2double(parts{2});
    value = str2double(strtrim(parts{3}));
    event = strrep(parts{4}, '-', '_');
    total = total + value;
    vowels = vowels + sum(ismember(lower(name), 'aeiou'));
    if strcmp(name, fliplr(name))
        palindromes = palindromes + 1;
    end
    if ~isempty(strfind(event, 'error')) && mod(code, 10) == 0
        errors = [errors, name(1), num2str(code), ' '];
    end
    entry = [name, '/', event, '=', num2str(code)];
    if numel(entry) > numel(longest)
        longest = entry;
    end
    check = mod(check*31 + sum(double(entry)), 1000003);
end
fprintf('total %.3f, %d vowels, %d palindromes, check %d\n', total, vowels, palindromes, check);
fprintf('%s, %d characters of errors: %s\n', longest, numel(errors), errors(1:40));
words = strsplit(strtrim(errors), ' ');
fprintf('%d errors, the last %s\n', numel(words), words{end});
end
