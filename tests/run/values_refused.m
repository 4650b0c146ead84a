% Values that are refused, and those that only seem so.
try, eps('int8'), catch e, disp(e.message), end
try, eps('foo'), catch e, disp(e.message), end
disp(eps("single") == 2^-23)
try, regexpPattern("[a"); catch e, disp(e.identifier), end
T = rows2vars(table([1; 2], {'a'; 'b'}))
T = rows2vars(table([1; 2], ["a"; "b"]))
A = timetable(seconds(1:2)', [1; 2]);
B = synchronize(A, A);
B.Properties.VariableNames
