function [counts, groups, percent] = groupcounts(x, varargin)
% GROUPCOUNTS  Numbers of equal elements, the values they are equal to, and shares in percent. Edges of bins and
%   'IncludeMissingGroups', 'IncludeEmptyGroups', 'IncludedEdge' may follow; a cell of variables counts combinations.
%   Of a table and the names of variables a table of them.

if istable(x)
    [values, ~, place] = unique(x(:, varargin{1}));
    n = accumarray(place, 1, [height(values), 1]);
    counts = addvars(values, n, 100 * n / max(height(x), 1), 'NewVariableNames', {'GroupCount', 'Percent'});
    counts.Properties.RowNames = {};
    return
end
[place, groups, counts] = mc_groups(x, varargin);
percent = 100 * counts / max(sum(place > 0), 1);
end
