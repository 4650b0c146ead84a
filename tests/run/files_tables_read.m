% Options of readtable, readcell, readmatrix, readlines, writelines and writetable.
file = [tempname '.csv'];
fid = fopen(file, 'w');
fprintf(fid, 'my name,When,2nd\nAnn,2024-01-05,30\nBob,2024-02-06,\n"C, D",2024-03-07,41.5\n');
fclose(fid);
T = readtable(file)
disp(class(T.When))
readtable(file, 'VariableNamingRule', 'preserve', 'Range', 'A1:A2')
readtable(file, 'NumHeaderLines', 1, 'ReadVariableNames', false, 'TextType', 'string', 'TreatAsMissing', 'Bob')
readtable(file, 'MissingRule', 'omitrow', 'ReadRowNames', true)
readmatrix(file, 'OutputType', 'string', 'Range', [2 1 3 1])
readmatrix(file, 'Range', 'C2:C4')
c = readcell(file, 'Range', '2:2');
disp(c{1})
disp(class(c{2}))
TT = readtimetable(file);
disp(class(TT))
disp(TT.x2nd')
writetable(T(1, :), file, 'QuoteStrings', true)
fprintf('%s', fileread(file));
writelines(["x" "" "y"], file, LineEnding="\r\n")
disp(double(fileread(file)))
disp(readlines(file, 'EmptyLineRule', 'skip')')
fid = fopen(file, 'w');
fprintf(fid, '%% note\na b  c\n1 2  3\n\n4 5 6\n');
fclose(fid);
readtable(file, 'CommentStyle', '%')
try
    readtable(file, 'Nothing', 1)
catch e
    disp(e.identifier)
end
delete(file)
