function invoices()
% INVOICES  A report: texts built bit by bit, joined, and lines of which some are printed.
names = {'Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'};
total = 0;
letters = 0;
longest = '';
for k = 1:60000
    who = names{mod(k*7, 6) + 1};
    parts = {};
    sum_ = 0;
    for p = 1:mod(k, 5) + 1
        price = mod(k*p*37, 1000)/4;
        parts{end + 1} = sprintf('%dx%s', p, num2str(price));
        sum_ = sum_ + p*price;
    end
    line = strjoin(parts, ', ');
    bar = '';
    for s = 1:floor(sum_/100)
        bar = [bar '#'];
    end
    if numel(line) > numel(longest)
        longest = line;
    end
    row = sprintf('%05d %-8s|%10.2f|%s', k, upper(who), sum_, bar);
    if mod(k, 600) == 0
        fprintf('%s\n', row);
        fprintf('      %s [%s]\n', line, strrep(lower(who), 'e', '_'));
    end
    total = total + sum_;
    letters = letters + numel(row) + numel(line);
end
fprintf('total %.2f, %d letters, longest: %s\n', total, letters, longest);
end
