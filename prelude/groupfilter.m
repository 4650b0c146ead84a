function [b, groups] = groupfilter(a, group, f)
% GROUPFILTER  Rows of the groups, or of each group, for which a function of the rows of a group is true.

if istable(a)
    error('tame:unsupported', 'groupfilter of tables is not supported yet.');
end
turned = isrow(a) && numel(a) > 1;
if turned
    a = a.';
end
[place, ~] = mc_groups(group, {});
kept = false(size(a, 1), 1);
for k = 1:max([0; place])
    kept(place == k) = f(a(place == k, :));
end
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
