% A name longer than what a column is padded to: listings and displays cope.
long = repmat('a', 1, 70000);
eval([long ' = 3;']);
t = evalc('whos');
disp(contains(t, long))
s = struct();
s.(long) = 1;
s.b = 2;
t = evalc('s');
disp(endsWith(strtrim(t), 'b: 2'))
