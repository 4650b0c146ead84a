function T = splitvars(T, vars, varargin)
% SPLITVARS  Table whose variables of several columns are variables of one column each.
%   splitvars(T), splitvars(T, vars), splitvars(T, var, 'NewVariableNames', names).

names = T.Properties.VariableNames;
if nargin < 2
    chosen = 1:numel(names);
else
    chosen = table.varsOf(T, vars, false);
end
given = {};
if numel(varargin) > 1
    given = reshape(cellstr(varargin{2}), 1, []);
end
new = {};
values = {};
for k = 1:numel(names)
    v = T.(names{k});
    if any(chosen == k) && istable(v)
        inner = v.Properties.VariableNames;
        for j = 1:numel(inner)
            new{end + 1} = inner{j};
            values{end + 1} = v.(inner{j});
        end
    elseif any(chosen == k) && size(v, 2) > 1
        for j = 1:size(v, 2)
            if isempty(given)
                new{end + 1} = sprintf('%s_%d', names{k}, j);
            else
                new{end + 1} = given{j};
            end
            values{end + 1} = v(:, j);
        end
    else
        new{end + 1} = names{k};
        values{end + 1} = v;
    end
end
if istimetable(T)
    heads = T.Properties.DimensionNames;
    T = timetable(values{:}, 'RowTimes', T.Properties.RowTimes, 'VariableNames', new);
    T.Properties.DimensionNames = heads;
    return
end
rows = T.Properties.RowNames;
T = table(values{:}, 'VariableNames', new);
if ~isempty(rows)
    T.Properties.RowNames = rows;
end
end
