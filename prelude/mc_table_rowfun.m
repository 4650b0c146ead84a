function out = mc_table_rowfun(f, T, args)
% MC_TABLE_ROWFUN  What rowfun makes of the rows of a table, or of the groups of them that 'GroupingVariables' names.
%   Rows whose grouping variables have something missing belong to no group.

o = mc_named_options('rowfun', {'OutputFormat', 'InputVariables', 'GroupingVariables', 'OutputVariableNames', ...
    'NumOutputs', 'SeparateInputs', 'ExtractCellContents', 'ErrorHandler'}, args);
names = cell(1, 0);
if ~isempty(o.OutputVariableNames), names = reshape(cellstr(o.OutputVariableNames), 1, []); end
n = o.NumOutputs;
if isempty(n), n = max(1, numel(names)); end
if ~isempty(names) && numel(names) ~= n
    error('MATLAB:table:rowfun:OutputNamesNumMismatch', 'The number of output variable names must match the number of outputs.');
end
G = [];
taken = [];
if isempty(o.GroupingVariables)
    places = num2cell(1:height(T));
else
    [G, place, taken] = mc_table_groups(T, o.GroupingVariables, {'IncludeMissingGroups', false});
    places = arrayfun(@(k) find(place == k), 1:height(G), 'UniformOutput', false);
end
vars = T.Properties.VariableNames(setdiff(mc_table_inputs(T, o.InputVariables), taken, 'stable'));
vars = cellfun(@(n) T.(n), vars, 'UniformOutput', false);
apart = isempty(o.SeparateInputs) || o.SeparateInputs;
opened = ~isempty(o.ExtractCellContents) && o.ExtractCellContents;
r = cell(numel(places), n);
for i = 1:numel(places)
    inputs = cellfun(@(v) v(places{i}, :), vars, 'UniformOutput', false);
    if opened
        for j = 1:numel(inputs)
            if iscell(inputs{j}) && isscalar(inputs{j}), inputs{j} = inputs{j}{1}; end
        end
    end
    if ~apart, inputs = {horzcat(inputs{:})}; end
    if isempty(o.ErrorHandler)
        [r{i, :}] = f(inputs{:});
    else
        try
            [r{i, :}] = f(inputs{:});
        catch e
            s = struct('identifier', e.identifier, 'message', e.message, 'index', i);
            [r{i, :}] = o.ErrorHandler(s, inputs{:});
        end
    end
end
switch lower(char(o.OutputFormat))
    case 'cell'
        out = r;
        return
    case 'uniform'
        if any(cellfun(@numel, r(:)) ~= 1)
            error('MATLAB:table:rowfun:NotAScalarOutput', 'All outputs must be scalars for the output format ''uniform''.');
        end
        v = cell(1, n);
        for j = 1:n, v{j} = vertcat(r{:, j}); end
        out = horzcat(v{:});
        return
end
v = cell(1, n);
for j = 1:n, v{j} = vertcat(r{:, j}); end
before = 0;
if ~isempty(G), before = width(G); end
for j = numel(names) + 1:n
    names{j} = sprintf('Var%d', before + j);
end
out = table(v{:}, 'VariableNames', names);
if ~isempty(G)
    out = [table.part(G, {repelem(1:height(G), cellfun(@(x) size(x, 1), r(:, 1))), ':'}), out];
    first = cellfun(@(p) p(1), places);
elseif height(out) == height(T)
    if ~istimetable(T), out.Properties.RowNames = T.Properties.RowNames; end
    first = 1:height(T);
else
    first = [];
end
if istimetable(T) && numel(first) == height(out) && ~strcmpi(o.OutputFormat, 'table')
    out = table2timetable(out, 'RowTimes', T.Properties.RowTimes(first));
end
end
