function out = groupfilter(T, group, method, vars)
% GROUPFILTER  The rows of a table whose groups, or whose elements in their group, METHOD finds true.

names = T.Properties.VariableNames;
keys = cellstr(group);
if nargin < 4
    vars = setdiff(names, keys, 'stable');
else
    vars = cellstr(vars);
end
columns = cellfun(@(n) T.(n), keys, 'UniformOutput', false);
g = findgroups(columns{:});
keep = true(size(g));
for k = 1:numel(vars)
    x = T.(vars{k});
    for i = 1:max(g)
        rows = g == i;
        found = method(x(rows, :));
        if isscalar(found), found = repmat(found, sum(rows), 1); end
        keep(rows) = keep(rows) & found;
    end
end
out = T(keep, :);
end
