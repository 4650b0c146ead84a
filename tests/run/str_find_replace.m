% strfind, strrep, strtok, regexprep, contents of strings.
fprintf('%d ', strfind('abcabc', 'bc'), isempty(strfind('abc', 'x')), strfind('aaa', 'aa'));
fprintf('\n');
fprintf('[%s] ', strrep('hello world', 'o', '0'), strrep('aaa', 'a', 'bb'), strrep('abc', 'x', 'y'), strrep('a.b', '.', ''));
fprintf('\n');
[t, r] = strtok('one two three');
fprintf('[%s][%s] ', t, r);
[t, r] = strtok('a,b', ',');
fprintf('[%s][%s] ', t, r);
[t, r] = strtok('   ');
fprintf('[%s][%s]\n', t, r);
c = strfind({'abc', 'cab'}, 'ab');
fprintf('%d ', c{:});
d = strrep({'aa', 'ba'}, 'a', 'x');
fprintf('%s %s\n', d{:});
fprintf('%d ', numel(strfind('mississippi', 'ss')));
fprintf('\n');
