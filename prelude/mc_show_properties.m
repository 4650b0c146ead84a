function mc_show_properties(p)
% What the Properties of a table or timetable display: the properties, then those that were added.

fprintf('  %s with properties:\n%s', class(p), mc_gap());
s = struct();
for name = reshape(properties(p), 1, [])
    s.(name{1}) = p.(name{1});
end
fprintf('%s', evalc('disp(s)'));
custom = fieldnames(p.CustomProperties);
if isempty(custom)
    fprintf('        CustomProperties: No custom properties are set.\n      Use addprop and rmprop to modify CustomProperties.\n');
    return
end
fprintf('%s   Custom Properties (access using t.Properties.CustomProperties.<name>):\n', mc_gap());
lines = strsplit(evalc('disp(p.CustomProperties)'), newline);
wide = max(cellfun(@numel, custom));
for k = 1:numel(custom)
    fprintf('%s%s\n', blanks(max(20 - wide, 0)), lines{k});
end
end
