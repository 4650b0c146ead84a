% matfile: variables of a MAT-file behind a dot.
folder = tempname;
mkdir(folder);
x = magic(4);
s.a = 'text';
save(fullfile(folder, 'one.mat'), 'x', 's');
m = matfile(fullfile(folder, 'one'));
disp(m.x(2:3, [1 end]))
disp(m.s.a)
y = m.x;
disp(isequal(y, x))
disp(size(m, 'x'))
[r, c] = size(m, 'x');
disp([r, c, size(m, 'x', 1)])
disp(who(m).')
disp(m.Properties.Writable)
try
    m.x = 1;
catch e
    disp(e.identifier)
end
try
    m.nosuch
catch e
    disp(e.identifier)
end
m.Properties.Writable = true;
m.x(1, 1) = 100;
m.z = {1, 'two'};
m.w(3) = 7;
held = load(fullfile(folder, 'one.mat'));
disp(held.x(1, :))
disp(held.z)
disp(held.w)
disp(held.s)
n = matfile(fullfile(folder, 'two.mat'));
disp(n.Properties.Writable)
n.k = 1:3;
n.k(1, 5) = 9;
disp(n.k)
disp(isfile(fullfile(folder, 'two.mat')))
r = matfile(fullfile(folder, 'two.mat'), 'Writable', true);
r.k = 'new';
disp(n.k)
try
    n(1)
catch e
    disp(e.identifier)
end
rmdir(folder, 's');
