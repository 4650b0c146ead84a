% Bins, methods and names of groups of tables and timetables.
% Source: MATLAB documentation, "groupsummary", "groupcounts", "grouptransform".
T = table([1; 5; 9; NaN], [4; 5; 6; 7], 'VariableNames', {'G', 'X'});
disp(groupsummary(T, 'G', [0 5 10], 'mean', 'X', 'IncludeMissingGroups', false))
disp(groupsummary(T, 'G', 'max', 'X'))
disp(groupcounts(T, 'G', [0 5 10], 'IncludeMissingGroups', false))
C = table(categorical({'a'; 'b'; 'a'}, {'a', 'b', 'c'}), [4; 5; 6], 'VariableNames', {'G', 'X'});
disp(groupsummary(C, 'G', {'sum', @(x) max(x) - min(x)}, 'X'))
disp(groupcounts(C, 'G', 'IncludeEmptyGroups', true).GroupCount')
disp(grouptransform(C, 'G', @(x) x - max(x), 'X', 'ReplaceValues', false))
tt = timetable(datetime(2024, [1; 1; 2], [30; 31; 1]), [1; 2; 4], 'VariableNames', {'A'});
disp(groupsummary(tt, 'Time', 'month', 'sum', 'A'))
disp(groupsummary(tt, 'Time', 'dayname', 'sum', 'A').sum_A')
S = groupsummary(C, 'G', 'all', 'X');
disp(S{1, {'mean_X', 'sum_X', 'min_X', 'max_X', 'range_X', 'nummissing_X'}})
try, groupsummary(C, 'G', 'meen'), catch e, disp(e.message), end
