function out = mc_table_varfun(f, T, args)
% MC_TABLE_VARFUN  What varfun makes of the variables of a table, or of the groups of rows that 'GroupingVariables'
%   names. Rows whose grouping variables have something missing belong to no group.

o = mc_named_options('varfun', {'OutputFormat', 'InputVariables', 'GroupingVariables', 'ErrorHandler'}, args);
G = [];
taken = [];
places = {(1:height(T))'};
if ~isempty(o.GroupingVariables)
    [G, place, taken] = mc_table_groups(T, o.GroupingVariables, {'IncludeMissingGroups', false});
    places = arrayfun(@(k) find(place == k), 1:height(G), 'UniformOutput', false);
end
c = setdiff(mc_table_inputs(T, o.InputVariables), taken, 'stable');
names = T.Properties.VariableNames(c);
r = cell(numel(places), numel(c));
for j = 1:numel(c)
    v = T.(names{j});
    for i = 1:numel(places)
        x = v;
        if ~isempty(G), x = v(places{i}, :); end
        if isempty(o.ErrorHandler)
            r{i, j} = f(x);
        else
            try
                r{i, j} = f(x);
            catch e
                s = struct('identifier', e.identifier, 'message', e.message, 'index', c(j), 'name', names{j});
                r{i, j} = o.ErrorHandler(s, x);
            end
        end
    end
end
switch lower(char(o.OutputFormat))
    case 'cell'
        out = r;
        return
    case 'uniform'
        if any(cellfun(@numel, r(:)) ~= 1)
            error('MATLAB:table:varfun:NotAScalarOutput', 'All outputs must be scalars for the output format ''uniform''.');
        end
        w = cell(1, numel(c));
        for j = 1:numel(c), w{j} = vertcat(r{:, j}); end
        out = horzcat(w{:});
        return
end
text = func2str(f);
if text(1) == '@', text = 'Fun'; end
w = cell(1, numel(c));
for j = 1:numel(c), w{j} = vertcat(r{:, j}); end
out = table(w{:}, 'VariableNames', strcat([text, '_'], names));
if isempty(c)
    out = table.part(T, {1:0, 1:0});
end
if ~isempty(G)
    if ~isempty(c)
        out = [table.part(G, {repelem(1:height(G), cellfun(@(x) size(x, 1), r(:, 1))), ':'}), out];
    else
        out = G;
    end
    first = cellfun(@(p) p(1), places);
elseif height(out) == height(T)
    if ~istimetable(T), out.Properties.RowNames = T.Properties.RowNames; end
    first = 1:height(T);
else
    first = 1:min(1, height(T));
end
if istimetable(T) && numel(first) == height(out) && ~strcmpi(o.OutputFormat, 'table')
    out = table2timetable(out, 'RowTimes', T.Properties.RowTimes(first));
end
end
