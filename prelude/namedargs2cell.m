function c = namedargs2cell(s)
% NAMEDARGS2CELL  The fields of a scalar struct as a row of names and values.

names = fieldnames(s);
c = cell(1, 2 * numel(names));
for k = 1:numel(names)
    c{2 * k - 1} = names{k};
    c{2 * k} = s.(names{k});
end
end
