% What is written while `diary` is on stands in a file as well.
f = [tempname, '.txt'];
diary(f)
disp('kept')
fprintf('%d %d\n', 1, 2);
x = 5
text = evalc('disp(''captured'')');
diary off
disp('not kept')
diary on
disp('again')
diary
disp('not kept')
fprintf('[%s]\n', fileread(f));
delete(f);
