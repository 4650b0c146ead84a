function rmpref(group, names)
% RMPREF  Removes preferences of a group, or the group.

if nargin < 2
    if ~ispref(group)
        error('MATLAB:rmpref:GroupNotFound', 'group %s does not exist.', char(group));
    end
    mc_preferences('remove', group, '');
    return
end
names = cellstr(names);
for k = 1:numel(names)
    if ~ispref(group, names{k})
        error('MATLAB:rmpref:PreferenceNotFound', 'preference %s does not exist in group %s.', names{k}, char(group));
    end
    mc_preferences('remove', group, names{k});
end
end
