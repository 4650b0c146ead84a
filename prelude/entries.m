function e = entries(d, form)
% ENTRIES  Entries of a dictionary: a table, or as 'struct' or 'cell'.

if nargin < 2 || strcmpi(form, 'table')
    e = table(keys(d), values(d), 'VariableNames', {'Key', 'Value'});
else
    e = mc_entries(d, form);
end
end
