d = tempname; mkdir(d); old = cd(d);
x = 1; y = 'two';
save
clear x y
load
disp(x), disp(y)
z = 3;
save -v6
s = load;
disp(isfield(s, 'z'))
cd(old); rmdir(d, 's');
v = ver('no such toolbox'); disp(isempty(v))
v = ver('matlab'); disp(v.Name)
