% Variables with several columns as text files, of numbers, texts and cells.
% Source: MATLAB documentation, "writetable".
f = [tempname '.csv'];
writetable(table([1 2; 3 4], {'x', 'y'; 'z', 5}, ["s"; "t"], ['ab'; 'cd'], [true; false], 'VariableNames', {'a', 'b', 'c', 'd', 'e'}), f)
disp(fileread(f))
writetable(table([1; 2], {'a'; 'b,c'}, 'RowNames', {'r1', 'r2'}), f, 'WriteRowNames', true, 'Delimiter', ';')
disp(fileread(f))
try, writetable(table(1), f, 'Delimeter', ';'), catch e, disp(e.message), end
writematrix(["a,b" "c"; "d" "say ""x"""], f)
disp(fileread(f))
writematrix(["a" "b"], f, 'QuoteStrings', 'all', 'Delimiter', ';')
disp(fileread(f))
try, writematrix(1, f, 'Delimeter', ';'), catch e, disp(e.message), end
delete(f)
