function [G, place, at] = mc_table_groups(T, vars, options)
% MC_TABLE_GROUPS  The groups of the rows of a table by variables of it: a table of their values with the variable
%   GroupCount, the number of the group of each row (0 for none), and which variables those are. Options as those of
%   mc_groups: bins and names with values.

times = T.Properties.DimensionNames{1};
if istimetable(T) && (ischar(vars) || isstring(vars) || iscellstr(vars)) && any(strcmp(times, cellstr(vars)))
    % The times of the rows by the name that they have.
    names = reshape(cellstr(vars), 1, []);
    at = table.varsOf(T, setdiff(names, times, 'stable'), false);
else
    at = table.varsOf(T, vars, false);
    names = T.Properties.VariableNames(at);
end
if isempty(names)
    error('MATLAB:groupsummary:NoGroupingVariables', 'Grouping variables must be given.');
end
columns = cellfun(@(n) T.(n), names, 'UniformOutput', false);
[place, groups, counts, ~, heads] = mc_groups(columns, options);
if isscalar(columns)
    groups = {groups};
end
for k = 1:numel(names)
    if ~isempty(heads{k})
        names{k} = [heads{k}, '_', names{k}];
    end
end
G = table(groups{:}, counts, 'VariableNames', [names, {'GroupCount'}]);
end
