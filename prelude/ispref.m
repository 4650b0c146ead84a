function tf = ispref(group, names)
% ISPREF  Whether there is a group of preferences, or which of some names are in it.

all = mc_preferences('all');
tf = isfield(all, group);
if nargin > 1
    if tf
        tf = isfield(all.(group), names);
    else
        tf = false(size(cellstr(names)));
    end
end
end
