% Options of functions of tables: each does what it says, none is passed over.
% Source: MATLAB documentation, "sortrows", "rowfun", "varfun", "ismissing", "rmmissing", "fillmissing", "table".
T = table([1; 1; 2], [3; 4; 1], 'VariableNames', {'A', 'B'});
disp(sortrows(T, {'A', 'B'}, {'descend', 'ascend'}))
disp(sortrows(T, [1 -2]))
U = table([1; NaN; -2]);
disp(sortrows(U, 'Var1', 'MissingPlacement', 'first').Var1')
disp(sortrows(U, 'Var1', 'descend').Var1')
disp(sortrows(U, 'Var1', 'ComparisonMethod', 'abs').Var1')
R = table([3; 1], 'RowNames', {'b', 'a'});
disp(sortrows(R, 'RowNames'))
disp(topkrows(table([3; 1; 2], [1; 9; 5]), 2, 'Var1').Var1')

% groups of rows, several results, an error handler
disp(rowfun(@(b) sum(b), T, 'InputVariables', 'B', 'GroupingVariables', 'A', 'OutputVariableNames', 'S'))
disp(rowfun(@(a, b) deal(a + b, a * b), T, 'NumOutputs', 2, 'OutputVariableNames', {'p', 'q'}))
disp(rowfun(@(a, b) check(a), T, 'ErrorHandler', @(e, varargin) -e.index, 'OutputFormat', 'uniform')')
disp(rowfun(@(v) sum(v), T, 'SeparateInputs', false, 'OutputFormat', 'uniform')')
disp(varfun(@mean, T, 'GroupingVariables', 'A'))
disp(varfun(@mean, T, 'GroupingVariables', 'A', 'OutputFormat', 'uniform')')
disp(varfun(@mean, table([1; 2], {'x'; 'y'}), 'InputVariables', @isnumeric))

% missing values
M = table([1; NaN; 3], {'a'; ''; 'NA'}, 'VariableNames', {'X', 'Y'});
disp(ismissing(M))
disp(ismissing(M, {'NA'}))
disp(height(rmmissing(M, 'DataVariables', 'Y')))
disp(height(rmmissing(M, 'MinNumMissing', 2)))
disp(fillmissing(M, 'constant', {0, 'none'}))
disp(fillmissing(M, 'constant', 9, 'DataVariables', 'X').X')
disp(standardizeMissing(M, {3, 'a'}))

% what is said of variables goes with them
V = table([1; 2], [3; 4], [5; 6]);
V.Properties.VariableUnits = {'m', 's', 'kg'};
V.Var2 = [];
disp(V.Properties.VariableUnits)
disp(V(:, [2 1]).Properties.VariableUnits)
V.New = [7; 8];
disp(V.Properties.VariableUnits)

% rows by name, turned round, repeated
R('c', :) = {7};
disp(R)
disp(flipud(R).Properties.RowNames')
disp(height(repmat(T, 2, 1)))
disp(fieldnames(T)')
try, R.Properties.RowNames = {'a', 'a', 'b'}; catch e, disp(e.message), end
try, T', catch e, disp(e.message), end
try, sortrows(T, 'A', 'upwards'), catch e, disp(e.message), end
try, rowfun(@plus, T, 'Outputs', 2), catch e, disp(e.message), end
disp(table('Size', [1 3], 'VariableTypes', {'cellstr', 'categorical', 'logical'}))

function r = check(a)
if a > 1, error('Too large.'), end
r = a;
end
