% Archives: what goes in comes out again.
d = tempname;
mkdir(d);
home = cd(d);
writelines(["hello" "world"], 'a.txt');
mkdir('sub');
writelines("inner", fullfile('sub', 'b.txt'));
names = zip('x.zip', {'a.txt', 'sub'})
made = unzip('x.zip', 'out')
disp(isequal(fileread('a.txt'), fileread('out/a.txt')))
packed = gzip('a.txt')
delete('a.txt')
gunzip('a.txt.gz');
fprintf('%s', fileread('a.txt'));
tar('t.tgz', {'a.txt', 'sub/b.txt'});
made = untar('t.tgz', 'again')
fprintf('%s', fileread('again/sub/b.txt'));
try
    unzip('none.zip')
catch e
    disp(e.identifier)
end
% What may be done with a file.
[ok, v] = fileattrib('a.txt');
fprintf('%d %d %d\n', ok, v.directory, v.UserRead);
fileattrib('a.txt', '-w');
[~, v] = fileattrib('a.txt');
disp(v.UserWrite)
fileattrib('a.txt', '+w');
[ok, message] = fileattrib('none.txt');
disp(ok)
% The numbers in a file as a variable.
fid = fopen('n.dat', 'w');
fwrite(fid, 1:6, 'double');
fclose(fid);
m = memmapfile('n.dat', 'Format', 'double', 'Writable', true);
m.Data(3) = 42;
disp(m.Data')
p = memmapfile('n.dat', 'Format', {'double', [1 2], 'a'; 'double', [1 1], 'b'});
disp(p.Data(2).a)
disp(p.Data(1).b)
cd(home);
rmdir(d, 's');
