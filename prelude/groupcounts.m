function [counts, groups, percent] = groupcounts(x, group)
% GROUPCOUNTS  Numbers of equal elements, the values they are equal to, and shares
%   in percent. Of a table and the names of variables a table of them.

if istable(x)
    [values, ~, place] = unique(x(:, group));
    n = accumarray(place, 1, [height(values), 1]);
    counts = addvars(values, n, 100 * n / max(height(x), 1), 'NewVariableNames', {'GroupCount', 'Percent'});
    counts.Properties.RowNames = {};
    return
end
x = x(:);
[groups, ~, place] = unique(x);
counts = accumarray(place, 1, [numel(groups), 1]);
percent = 100 * counts / max(numel(x), 1);
end
