function out = mc_table_groupsummary(T, group, args)
% MC_TABLE_GROUPSUMMARY  What groupsummary makes of a table: its groups, how many rows they have, and statistics of
%   variables. Bins, methods and variables may be given, then 'IncludeMissingGroups', 'IncludeEmptyGroups' and
%   'IncludedEdge'.

words = {'IncludeMissingGroups', 'IncludeEmptyGroups', 'IncludedEdge'};
k = find(cellfun(@(v) (ischar(v) || isstring(v) && isscalar(v)) && any(strcmpi(v, words)), args), 1);
if isempty(k), k = numel(args) + 1; end
options = args(k:end);
args = args(1:k - 1);
if ~isempty(args) && is_bins(args{1})
    options = [args(1), options];
    args(1) = [];
end
methods = {};
if ~isempty(args), methods = args{1}; end
if isa(methods, 'function_handle')
    methods = {methods};
elseif ~iscell(methods)
    methods = cellstr(methods);
end
if any(cellfun(@(m) ischar(m) && strcmpi(m, 'all'), methods))
    methods = {'mean', 'sum', 'min', 'max', 'range', 'median', 'mode', 'var', 'std', 'nummissing', 'nnz', 'numunique'};
end
statistics = cellfun(@mc_group_statistic, methods, 'UniformOutput', false);
[out, place, at] = mc_table_groups(T, group, options);
n = height(out);
names = T.Properties.VariableNames;
if numel(args) > 1
    data = mc_table_inputs(T, args{2});
else
    data = setdiff(1:numel(names), at);
    data = data(arrayfun(@(v) isnumeric(T.(names{v})) || islogical(T.(names{v})), data));
end
for j = reshape(data, 1, [])
    x = T.(names{j});
    for q = 1:numel(methods)
        f = statistics{q};
        rows = cell(n, 1);
        for i = 1:n
            rows{i} = f(x(place == i, :));
        end
        if isa(methods{q}, 'function_handle')
            name = sprintf('fun%d_%s', q, names{j});
        else
            name = [lower(char(methods{q})), '_', names{j}];
        end
        out = addvars(out, vertcat(rows{:}), 'NewVariableNames', name);
    end
end
end

function r = is_bins(x)
% Edges of bins, their number or width, the name of a unit, or a cell of such.
if iscell(x) && ~isempty(x)
    r = all(cellfun(@is_bins, x));
elseif ischar(x) || isstring(x) && isscalar(x)
    r = any(strcmpi(x, {'none', 'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second', 'monthofyear', ...
        'weekofyear', 'weekofmonth', 'dayofyear', 'dayofmonth', 'dayofweek', 'hourofday', 'minuteofhour', ...
        'secondofminute', 'quarterofyear', 'monthname', 'dayname'}));
else
    r = isnumeric(x) || isdatetime(x) || isduration(x);
end
end
