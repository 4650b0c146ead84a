% Joins of timetables, rows that are assigned to new times, tables of several stacked groups.
t = datetime(2024, 1, (1:4)');
A = timetable(t, [1; 2; 3; 4], 'VariableNames', {'v'});
B = timetable(t(2:3), [7; 8], 'VariableNames', {'w'});
disp(innerjoin(A, B))
disp(outerjoin(A, B))
disp(join(A(2:3, :), table([2; 3], [5; 6], 'VariableNames', {'v', 'z'})))
A(datetime(2024, 1, 9), :) = {9};
disp(A.v')
disp(A.t(end))
disp(splitvars(timetable(t(1:2), [1 2; 3 4], 'VariableNames', {'m'})))
S = synchronize(A(1:2, :), timetable(t(1:2) + hours(6), [7; 8], 'VariableNames', {'w'}), 'daily', 'mean');
disp(S)
T = stack(table([1; 2], [3; 4], [5; 6], [7; 8], 'VariableNames', {'a1', 'a2', 'b1', 'b2'}), {{'a1', 'a2'}, {'b1', 'b2'}});
disp(T{:, 2:3})
U = unstack(table([1; 1; 2], {'a'; 'b'; 'a'}, [1; 2; 3], [4; 5; 6], 'VariableNames', {'g', 'c', 'v', 'w'}), {'v', 'w'}, 'c');
disp(U)
U = unstack(table([1; 2], {'a'; 'b'}, datetime(2024, 1, [1; 2]), 'VariableNames', {'g', 'c', 't'}), 't', 'c');
disp(isnat(U.a)')
G = groupsummary(table([1; 1; 2], {'x'; 'y'; 'x'}, [3; 4; 5], 'VariableNames', {'g', 'h', 'v'}), {'g', 'h'}, 'sum', 'v', ...
    'IncludeEmptyGroups', true);
disp(G.GroupCount')
C = table([1; 2; 3], [10; 20; 30], 'VariableNames', {'k', 'a'});
disp(circshift(C, 1))
fprintf('%d %d %d\n', isrow(C), isrow(C(1, :)), iscolumn(C(:, 1)))
disp(height(A(timerange('2024', 'years'), :)))
disp(table(zeros(2, 0), [1; 2]))
c = categorical({'r', 'g', 'b', 'r'});
disp(strcmp(c, 'r'))
fprintf('%d %d\n', isequal(c, c, c), isequaln(categorical({'a', ''}), categorical({'a', ''}, {'b', 'a'})))
disp(isundefined(categorical({'<undefined>', 'a'})))
G = graph([0 1; 1 0]);
disp(G.Edges.Weight)
disp(width(graph([0 1; 1 0] ~= 0).Edges))
try
    findgroups()
catch e
    disp(e.message)
end
try
    splitapply(@(x) [x; x], [1; 2], [1; 2])
catch e
    disp(e.message)
end
A = table([3; 1], [10; NaN], {'x'; 'y'}, 'VariableNames', {'k', 'a', 's'});
T = normalize(A, 'range', 'DataVariables', 'k', 'ReplaceValues', false);
disp(T)
T = fillmissing(A, 'previous', 'DataVariables', 'a', 'ReplaceValues', false);
disp(T.Properties.VariableNames)
A(end + 1, :) = {5, 6, {'w'}};
disp(A.s')
disp(height(cat(1, A, A)))
S = table2struct(A, "ToScalar", true);
disp(size(S.s))
T = table;
T.a(1) = 5;
disp(T)
P = polyshape([0 2 2 0], [0 0 1 1]);
Q = translate(P, 1, 0);
disp([area(union([P Q])), area(intersect([P Q]))])
disp(overlaps([P translate(P, 5, 0)]))
disp(area([P scale(P, 2)]))
R = sortregions(polyshape({[0 1 1 0], [2 4 4 2]}, {[0 0 1 1], [0 0 1 1]}), 'area', 'descend');
disp(area(R, 1))
disp(vertexNormal(triangulation([1 2 3], [0 0 0; 1 0 0; 0 1 0])))
f = [tempname '.csv'];
writematrix(datetime(2024, 1, 1:2), f)
disp(strtrim(fileread(f)))
writelines(["a,b"; "1,NA"; "2,3"], f)
T = readtable(f, 'TreatAsEmpty', 'NA');
disp(T.b')
delete(f)
Open = table([64.539; 101.53], [71.704; 87.619], 'VariableNames', {'Open', 'Close'});
M = table([66.429; 72.984], [91.77; 84.629], 'VariableNames', {'Open', 'Close'});
T = timetable(Open, M, 'RowTimes', datetime(2017, 1:2, 1)', 'VariableNames', {'AAPL', 'MSFT'})
U = inner2outer(T);
disp(U.Close.MSFT')
S = timetable(datetime(2024, 1, [1 1 2])', {'a'; 'b'; 'a'}, [1; 2; 3], 'VariableNames', {'c', 'v'});
disp(unstack(S, 'v', 'c'))
[m, f] = mode(c);
fprintf('%s %d\n', char(m), f)
[m, f] = mode(hours([1 1 2]));
fprintf('%s %d\n', char(m), f)
try
    renamecats(c, {'x', 'y'})
catch e
    disp(e.message)
end
