function [b, groups] = groupfilter(a, group, f, vars)
% GROUPFILTER  Rows, of an array or of a table, of the groups, or in each group, for which a function of the rows
%   of a group is true.

if istable(a)
    keys = cellstr(group);
    columns = cellfun(@(n) a.(n), keys, 'UniformOutput', false);
    if nargin < 4
        vars = setdiff(a.Properties.VariableNames, keys, 'stable');
    end
    place = findgroups(columns{:});
    kept = true(size(place));
    for v = cellstr(vars)
        kept = kept & accepted(a.(v{1}), place, f);
    end
    b = a(kept, :);
    return
end
turned = isrow(a) && numel(a) > 1;
if turned
    a = a.';
end
[place, ~] = mc_groups(group, {});
kept = accepted(a, place, f);
b = a(kept, :);
if iscell(group) && ~iscellstr(group)
    groups = cellfun(@(g) g(kept), group, 'UniformOutput', false);
else
    groups = group(kept);
end
if turned
    b = b.';
end
end

function kept = accepted(x, place, f)
% The rows for which the function of their group is true.
kept = false(size(x, 1), 1);
for k = 1:max([0; place])
    kept(place == k) = f(x(place == k, :));
end
end
