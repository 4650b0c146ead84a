function addpref(group, names, values)
% ADDPREF  Adds preferences to a group, none of which may be there.

here = ispref(group, names);
if any(here)
    names = cellstr(names);
    error('MATLAB:addpref:PreferenceExists', 'preference %s already exists in group %s.', names{find(here, 1)}, char(group));
end
setpref(group, names, values);
end
