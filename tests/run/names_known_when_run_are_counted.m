% A builtin called by a name that only the run knows is given as many arguments as it takes, and what does not
% exist is no function.
names = {'strtrim', 'strrep', 'upper', 'atan2'};
for k = 1:numel(names)
    n = names{k};
    try
        r = cellfun(n, {' a', 'b '}, 'UniformOutput', false);
        fprintf('%s: <%s> <%s>\n', n, num2str(r{1}), num2str(r{2}));
    catch e
        fprintf('%s fails\n', n);
    end
end
