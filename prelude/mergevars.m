function T = mergevars(T, vars, varargin)
% MERGEVARS  Table with several variables side by side in one.
%   mergevars(T, vars, 'NewVariableName', name, 'MergeAsTable', tf)

name = '';
as_table = false;
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'MergeAsTable')
        as_table = varargin{k + 1};
    else
        name = char(varargin{k + 1});
    end
end
at = table.varsOf(T, vars, false);
if as_table
    merged = T(:, at);
else
    merged = T{:, at};
end
names = T.Properties.VariableNames;
first = at(1);
rest = T;
rest(:, at) = [];
place = sum(setdiff(1:numel(names), at) < first) + 1;
if isempty(name)
    name = sprintf('Var%d', place);
end
if place > width(rest)
    T = addvars(rest, merged, 'NewVariableNames', name);
else
    T = addvars(rest, merged, 'Before', place, 'NewVariableNames', name);
end
end
