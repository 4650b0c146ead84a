function r = mc_preferences(action, group, name, value)
% MC_PREFERENCES  The preferences of getpref, setpref, addpref, rmpref and ispref, kept as long as the program runs:
%   a struct of groups, each a struct.

persistent all_of_them
if isempty(all_of_them)
    all_of_them = struct();
end
r = [];
switch action
    case 'all'
        r = all_of_them;
    case 'set'
        all_of_them.(group).(name) = value;
    case 'remove'
        if isempty(name)
            all_of_them = rmfield(all_of_them, group);
        else
            all_of_them.(group) = rmfield(all_of_them.(group), name);
        end
end
end
