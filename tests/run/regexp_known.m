function regexp_known()
% Outputs of `regexp` by options that are known, and what is done with them.
text = 'alpha 12 beta 7 gamma';
words = regexp(text, '[a-z]+', 'match');
for k = 1:numel(words)
    w = words{k};
    fprintf('%s%s ', upper(w(1)), w(2:end));
end
fprintf('%d\n', numel(words));
tok = regexp(text, '([a-z]+) (\d+)', 'tokens');
total = 0;
for k = 1:numel(tok)
    total = total + str2double(tok{k}{2})*numel(tok{k}{1});
end
fprintf('%d\n', total);
first = regexp(text, '\d+', 'match', 'once');
none = regexp(text, '[A-Z]', 'match', 'once');
fprintf('%s %d %s\n', first, isempty(none), class(none));
t = regexp(text, '(\w)(\d)', 'tokens', 'once');
fprintf('%s%s %d\n', t{1}, t{2}, isempty(regexp(text, '(Q)', 'tokens', 'once')));
s = regexp(text, 'a');
[s1, e1] = regexp(text, 'm+', 'once');
fprintf('%d ', s, s1, e1); fprintf('\n');
[parts, m] = regexp(text, '\s\d+\s', 'split', 'match');
fprintf('<%s>', parts{:}, m{:}); fprintf('\n');
fprintf('%d %d\n', isempty(regexp(text, 'z', 'match')), isempty(regexp(text, 'z')));
n = regexp('x=1', '(?<name>\w)=(?<value>\d)', 'names');
fprintf('%s %s\n', n.name, n.value);
c = regexp({'a1', 'b'}, '\d', 'match');
fprintf('%d %d\n', numel(c{1}), numel(c{2}));
end
