% `load` with a result: numbers of a text file as a matrix, variables of a MAT-file as fields.
name = [tempname() '.txt'];
fid = fopen(name, 'w');
fprintf(fid, '1 2.5 -3\n4 5 6e2\n');
fclose(fid);
x = load(name);
fprintf('%g ', size(x), x); fprintf('\n');
y = load(name, '-ascii') + 1;
fprintf('%g ', y); fprintf('\n');
delete(name);
try
    z = load('no_such_file_here.txt');
catch e
    fprintf('%s\n', e.identifier);
end
