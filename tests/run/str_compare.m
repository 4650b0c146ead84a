% Comparing strings.
fprintf('%d', strcmp('a', 'a'), strcmp('a', 'A'), strcmpi('a', 'A'), strncmp('hello', 'help', 3), strncmp('hello', 'help', 4), strncmpi('HELlo', 'help', 3), strcmp('a', 5), strcmp('', []));
fprintf('\n');
fprintf('%d', strcmp({'a', 'b'}, 'b'), strcmp({'a', 'b'}, {'a', 'c'}), strcmp('a', {'x'; 'a'}), isequal('abc', 'abc'));
fprintf('\n');
fprintf('%d', 'abc' == 'abc', 'abc' < 'b', any('hello' == 'l'));
fprintf('\n');
