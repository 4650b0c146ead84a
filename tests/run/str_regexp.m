% regexp with its outputs.
[tok, mat] = regexp('key=val; k2=v2', '(\w+)=(\w+)', 'tokens', 'match');
fprintf('%d %s %s %s %s\n', numel(tok), tok{1}{1}, tok{1}{2}, tok{2}{2}, mat{2});
[s, e] = regexp('hello world', 'o');
fprintf('%d ', s, e);
fprintf('\n');
n = regexp('2024-05-06', '(?<year>\d+)-(?<month>\d+)', 'names');
fprintf('%s %s\n', n.year, n.month);
fprintf('[%s] ', regexp('abc123', '\d+', 'match', 'once'), regexp('abc', '\d+', 'match', 'once'));
t = regexp('x=12', '(\w)=(\d+)', 'tokens', 'once');
fprintf('%s %s\n', t{:});
fprintf('%d %d\n', isempty(regexp('abc', 'z')), isempty(regexp('abc', 'B')));
fprintf('%d\n', regexpi('abc', 'B'));
fprintf('%d ', regexp('aXbXc', '[A-Z]'));
fprintf('\n');
