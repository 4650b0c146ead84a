function setpref(group, names, values)
% SETPREF  Sets preferences of a group: one name or a cell of names.

if ~iscell(names)
    names = {names};
    values = {values};
end
for k = 1:numel(names)
    mc_preferences('set', group, names{k}, values{k});
end
end
