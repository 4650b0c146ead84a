function out = mc_locked(what, name)
% MC_LOCKED  The names of functions that are locked: 'add', 'remove' and 'ask' for one.

persistent names
if isempty(names)
    names = {};
end
switch what
    case 'add'
        names = union(names, {name});
    case 'remove'
        names = setdiff(names, {name});
end
out = any(strcmp(names, name));
end
