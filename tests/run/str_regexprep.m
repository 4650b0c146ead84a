% regexprep with groups, anchors, classes.
fprintf('[%s]\n', regexprep('hello world', 'o', '0'), regexprep('John Smith', '(\w+) (\w+)', '$2, $1'), regexprep('a  b   c', '\s+', ' '), regexprep('  trim  ', '^\s+|\s+$', ''), regexprep('abc', '(.)', '$1$1'), regexprep('aaa', 'a', 'b', 'once'), regexprep('ABC', 'b', 'x', 'ignorecase'), regexprep('x1y2', '[0-9]', '<$0>'));
c = regexprep({'a1', 'b2'}, '\d', '#');
fprintf('%s %s\n', c{:});
