% importdata of texts above, beside and below numbers.
name = tempname;
put(name, '1 2 3\n4 5 6\nend of data\n');
a = importdata(name);
disp(a.data)
disp(a.textdata)
put(name, '1,2,abc\n4,5,def\n');
a = importdata(name);
disp(a.data)
disp(a.textdata)
put(name, 'x,y\n1,2\n4,5\n');
[a, d, h] = importdata(name);
disp(a.data)
disp(a.colheaders)
disp(d)
disp(h)
put(name, 'abc 1 2\ndef 3 4\n');
a = importdata(name);
disp(a.data)
disp(a.rowheaders)
put(name, '1 2\n3 4\n');
disp(importdata(name))
put(name, 'no numbers\nhere\n');
disp(importdata(name))
delete(name)

function put(name, text)
f = fopen(name, 'w');
fprintf(f, text);
fclose(f);
end
