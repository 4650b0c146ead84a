% A quote is a transpose behind a value.
a = [1 2 3]';
b = a';
c = {a', 'it''s', b'};
d = [a' ; b];
fprintf('%dx%d ', size(a), size(b), size(c), size(c{3}), size(d), size(a'.'), size([a', b]), size(c'), size('abc''d'));
fprintf('\n');
fprintf('%s|', 'a''b', '''', '', 'a"b');
fprintf('\n');
