function T = convertvars(T, vars, to)
% CONVERTVARS  Table with variables converted to a class, or by a function.

names = T.Properties.VariableNames;
if isa(vars, 'function_handle')
    at = find(cellfun(@(n) logical(vars(T.(n))), names));
else
    at = table.varsOf(T, vars, false);
end
for k = reshape(at, 1, [])
    if isa(to, 'function_handle')
        v = to(T.(names{k}));
    elseif strcmpi(to, 'cellstr')
        v = cellstr(T.(names{k}));
    else
        v = feval(char(to), T.(names{k}));
    end
    T.(names{k}) = v;
end
end
