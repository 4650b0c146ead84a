% Joins by keys of different names, sets of rows, rows added below named ones, data functions of tables, pivot.
A = table([1; 2], [3; 4], 'VariableNames', {'k', 'a'});
B = table([2; 3], [5; 6], 'VariableNames', {'j', 'b'});
C = table([2; 1], [7; 8], 'VariableNames', {'k', 'a'});
innerjoin(A, B, 'LeftKeys', 'k', 'RightKeys', 'j')
outerjoin(A, B, 'LeftKeys', 'k', 'RightKeys', 'j', 'MergeKeys', true)
innerjoin(A, C, 'Keys', 'k')
join(A, C, 'Keys', 'k', 'KeepOneCopy', 'a')
[t, ia, ib] = innerjoin(A, C, 'Keys', 'k', 'RightVariables', {});
disp([ia, ib])
disp(width(t))
setdiff(table([1; 2; 3]), table(2))
union(table([1; 2]), table([2; 3]))
[tf, at] = ismember(table([2; 9]), table([1; 2]));
disp([tf, at])
T = table([38; 43], 'VariableNames', {'Age'}, 'RowNames', {'Smith', 'Johnson'});
[T; {50}]
normalize(table([1; 2; 3], {'a'; 'b'; 'c'}))
disp(isoutlier(table([1; 2; 1; 2; 100]))')
S = table(["a"; "b"; "a"], ["x"; "x"; "y"], [1; 2; 3], 'VariableNames', {'r', 'c', 'v'});
pivot(S, 'Rows', 'r', 'Columns', 'c', 'DataVariable', 'v')
pivot(S, 'Rows', 'r')
table([1+2i; 3])
