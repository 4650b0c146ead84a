function mc_display_name(name)
% MC_DISPLAY_NAME  The line above a value that is displayed; what has no name is ans.

if isempty(name)
    name = 'ans';
end
fprintf('%s = \n%s', name, mc_gap());
end
