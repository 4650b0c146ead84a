% A text ends at the first conversion that nothing is given for; an empty argument is what one conversion takes.
x = sprintf('[%d] and')
x = sprintf('%%[%5d] and %%')
x = sprintf('%%[%5d] and %%', [])
x = sprintf('%%[%5d] and %d %%', [])
x = sprintf('hello'), x = sprintf('hello', []), x = sprintf('%d|', [], []), x = sprintf('%d|%d|', [], [])
x = sprintf('%d %s|', [], 'abc'), x = sprintf('%s|%s|%s|', 'abc', [], 'd'), x = sprintf('%s|%d|%s|', 'abc')
x = sprintf('%d: %d, %d\n', 1, 2, 3, 4), x = sprintf(''), x = sprintf('%s'), x = sprintf('%5s|', '')
x = sprintf('%5s|%d', '', ''), x = sprintf('%s|%d', '', zeros(0, 3)), x = sprintf("%s", "")
x = sprintf('%s %s', {}{:}), x = sprintf('%s %s', 'a', 'b', {}{:}), x = sprintf('%d and ', int8([]))
fprintf('x%dy\n'), fprintf('\n'), fprintf('%d\n'), fprintf('\n%5d\n'), fprintf("%s: %d\n", 'abc', []), fprintf("%d: %s\n", [], '')
s = struct('bytes', {});
fprintf('%d bytes\n', s.bytes), fprintf('\n')
try, error('a:b', 'x %s y'), catch e, disp(['[' e.message ']']), end
