function v = getpref(group, names, default)
% GETPREF  Values of preferences: of one name, of a cell of names, of a group, of all. One that is not there gets the
%   default value, which is then kept.

all = mc_preferences('all');
if nargin == 0
    v = all;
elseif nargin == 1
    v = [];
    if isfield(all, group)
        v = all.(group);
    end
elseif iscell(names) || isstring(names) && ~isscalar(names)
    names = cellstr(names);
    v = cell(size(names));
    for k = 1:numel(names)
        if nargin > 2
            v{k} = getpref(group, names{k}, default{k});
        else
            v{k} = getpref(group, names{k});
        end
    end
elseif ispref(group, names)
    v = all.(group).(names);
elseif nargin > 2
    mc_preferences('set', group, names, default);
    v = default;
elseif ~isfield(all, group)
    error('MATLAB:getpref:GroupNotFound', 'group %s does not exist.', char(group));
else
    error('MATLAB:getpref:PreferenceNotFound', 'preference %s does not exist in group %s.', char(names), char(group));
end
end
