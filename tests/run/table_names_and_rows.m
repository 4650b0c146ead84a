% Properties by the names of variables, groups and functions of whole tables, names of rows as keys.
% Source: MATLAB documentation, "table", "findgroups", "splitapply", "join".
T = table([1; 2; 2; 3], [1; 1; 2; 2]);
T.Properties.VariableNames{'Var1'} = 'x';
T.Properties.VariableUnits{'Var2'} = 'kg';
disp(T.Properties.VariableNames)
disp(T.Properties.VariableUnits)
disp(T.Properties.VariableUnits{'Var2'})
disp(T.Properties.VariableTypes)
[g, groups] = findgroups(T(:, 2));
disp(g')
disp(groups)
disp(splitapply(@mean, T(:, 'x'), g)')
disp(splitapply(@(x, y) sum(x .* y), T, g)')
A = table([1; 2], 'RowNames', {'a', 'b'}, 'VariableNames', {'X'});
B = table([3; 4], 'RowNames', {'b', 'a'}, 'VariableNames', {'Y'});
disp(join(A, B, 'Keys', 'RowNames'))
try, T.Properties.VariableNames{'z'} = 'w'; catch e, disp(e.message), end
try, [A; A]; catch e, disp(e.message), end
